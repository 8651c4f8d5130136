import { readDatabaseState } from '#adapters/knex/database-state.ts';
import { fail, judgeClock, ok, warn, worst } from '#core/domain/finding.ts';
import type { App } from '../container.ts';
import type { Check } from './check.ts';

/** Longer than a server that is busy needs. */
const patienceMs = 10_000;

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
      `Something other than Upkept responds at ${publicUrl}/healthz, with status ${response.status}.`,
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
  const database = await timed(async () => (await readDatabaseState(app.knex)).now.getTime());
  const withDatabase = judgeClock(database, 'the database’s');
  const server = await timed(async () => Date.parse((await healthOf(app))?.headers.get('Date') ?? ''));
  if (Number.isNaN(server.there)) return withDatabase;
  // The header has whole seconds.
  const { asked, answered, there } = server;
  return worst(withDatabase, judgeClock({ asked: asked - 1000, answered, there }, `that of ${app.config.publicUrl}`));
};

/** The other clock was read at some moment between the two. All are instants in milliseconds. */
async function timed(read: () => Promise<number>): Promise<{ asked: number; answered: number; there: number }> {
  const asked = Date.now();
  const there = await read();
  return { asked, there, answered: Date.now() };
}
