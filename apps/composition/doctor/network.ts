import { readDatabaseState } from '#adapters/knex/database-state.ts';
import { fail, judgeClock, ok, warn, worst } from '#core/domain/running/finding.ts';
import type { App } from '../container.ts';
import type { Check } from './check.ts';
import { onDirectConnection } from './database.ts';

/** Longer than a server that is busy needs. */
const timeoutMs = 10_000;

/** Requests the public address as a browser would. Throws what `fetch` throws if no server responds there. */
const healthOf = ({ config }: App): Promise<Response> =>
  fetch(`${config.publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });

/** The code of a TLS failure, such as `CERT_HAS_EXPIRED`; undefined for every other failure. */
function certificateFailure(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /CERT|SIGNATURE|_TLS_|_SSL_/.test(code) ? code : undefined;
}

export const checkPublicUrl: Check = async (app) => {
  const { publicUrl, production } = app.config;
  const response = await healthOf(app).catch((error: Error) => error);
  if (response instanceof Error) {
    const code = certificateFailure(response);
    if (code !== undefined)
      return fail(
        `The certificate at ${publicUrl} isn’t accepted: ${code}.`,
        'Renew or correct the certificate. For one of your own authority, set NODE_EXTRA_CA_CERTS to the path of its certificate.',
      );
    const message = `No server responds at ${publicUrl}.`;
    return production
      ? fail(message, 'Start the server, and check PUBLIC_URL, the proxy, the host’s name and its certificate.')
      : warn(message, 'Start the server: `npm start`.');
  }
  const status = statusIn(await response.text());
  if (status === 'starting' || status === 'migrating')
    return warn(
      `The server at ${publicUrl} is still ${status}.`,
      'Wait until it is ready; its log says for what it waits.',
    );
  if (response.status !== 200 || status !== 'ok')
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

/** The status in the body of `/healthz`. */
const statusIn = (body: string): string | undefined => /"status":"(\w+)"/.exec(body)?.[1];

/** Compares the clock with the database's and, if a server responds, with that of the public address. */
export const checkClock: Check = async (app) => {
  const database = await timed(() =>
    onDirectConnection(app, async (knex) => (await readDatabaseState(knex)).now.getTime()),
  );
  const withDatabase = judgeClock(database, 'the database’s');
  const server = await timed(async () =>
    Date.parse((await healthOf(app).catch(() => undefined))?.headers.get('Date') ?? ''),
  );
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
