import { readDatabaseState } from '#adapters/knex/database-state.ts';
import { fail, judgeClock, ok, warn, worst } from '#core/domain/finding.ts';
import type { App } from '../container.ts';
import type { Check } from './check.ts';

const patienceMs = 5_000;

/** Requests the public address as a browser would; undefined if no server responds there. */
const reach = (url: string): Promise<Response | undefined> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);

const healthOf = ({ config }: App) => reach(`${config.publicUrl}/healthz`);

export const checkPublicUrl: Check = async (app) => {
  const { publicUrl, production } = app.config;
  const response = await healthOf(app);
  if (!response) {
    const message = `No server responds at ${publicUrl}.`;
    return production
      ? fail(message, 'Start the server, and check PUBLIC_URL, the proxy, the host’s name and its certificate.')
      : warn(message, 'Start the server: `npm start`.');
  }
  const body = await response.text();
  if (response.status !== 200 || !body.includes('"status":"ok"'))
    return fail(
      `Something else than Upkept responds at ${publicUrl}/healthz, with status ${response.status}.`,
      'Check that PUBLIC_URL is the address that people use, and that the proxy forwards every path to the server.',
    );
  if (production && !publicUrl.startsWith('https:'))
    return warn(
      `${publicUrl} is reached without TLS.`,
      'Put a TLS proxy in front of the server, and set PUBLIC_URL to its https address.',
    );
  return ok(`Upkept responds at ${publicUrl}.`);
};

/** Compares the clock with the database's and, if a server responds, with that of the public address. */
export const checkClock: Check = async (app) => {
  const asked = Date.now();
  const { now } = await readDatabaseState(app.knex);
  // The clock was read somewhere in between.
  const withDatabase = judgeClock((asked + Date.now()) / 2, now.getTime(), 'the database’s');
  const date = Date.parse((await healthOf(app))?.headers.get('Date') ?? '');
  if (Number.isNaN(date)) return withDatabase;
  // The header has whole seconds.
  return worst(withDatabase, judgeClock(Date.now(), date + 500, `that of ${app.config.publicUrl}`));
};
