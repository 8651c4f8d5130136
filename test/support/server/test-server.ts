import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { type FixedClock, fixedClock } from '#adapters/memory/clock.ts';
import { makeDeletionList } from '#adapters/memory/deletion-list.ts';
import { makeFileStore } from '#adapters/memory/file-store.ts';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { makeLogger } from '#apps/composition/logger.ts';
import { startServer } from '#apps/http/server.ts';
import { builtWeb } from '#apps/http/site/built-web.ts';
import type { ClientLimits } from '#core/domain/running/time-limits.ts';
import { patientLimits } from '../database/patient-limits.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { makeSessionSeeder } from '../people/seed-session.ts';
import { type Client, makeClient, type SignedIn } from './client.ts';
import { makeSettle, type Settle } from './settle.ts';

/** The base URL of the links in the tests' mails. The server doesn't listen there. */
export const publicUrl = 'https://home.upkept.example';

export type TestServer = Client & {
  /** The URL at which it listens, without a trailing slash. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly database: TestDatabase;
  /** Fixed until a test sets it. Rate limits and the queue use the system's clock. */
  readonly clock: FixedClock;
  /** Every line of the log so far, from `trace` upwards. */
  readonly log: string[];
  /** Does what the server and the stand-ins have to do. Throws for a server with `background`, which does it by itself. */
  readonly settle: Settle;
  /** Signs an address in by saving a session. `signInByMail` signs in as users do, but takes longer. */
  signIn(email: string): Promise<SignedIn>;
  close(): Promise<void>;
};

/** Replaces the web app in tests that need none. */
const emptyPage: Middleware = (ctx) => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
  ctx.type = 'html';
  ctx.body = '<!doctype html><title>Upkept</title>';
};

export type ServerOptions = {
  readonly now?: string;
  /** Settings by their names in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly overrides?: Partial<App>;
  /** Limits that differ from the defaults. */
  readonly timeouts?: Partial<
    { readonly closedMs: number; readonly headStartMs: number; readonly runningMs: number } & ClientLimits
  >;
  /** The folder of a built web app; the default is one empty page. */
  readonly webFolder?: URL;
  /** Whether jobs and the stand-ins' events run by themselves, as they do for users. Otherwise, `settle` runs them. */
  readonly background?: boolean;
  /** By default the server opens a database and drops it when it closes. A caller that provides one must close it. */
  readonly database?: TestDatabase;
};

/** The settings name a database and a secret, and deletions and files are kept in memory, so nothing is written to this folder. */
const noDataDir = join(tmpdir(), 'upkept-test-without-data');

/**
 * Starts the real application on its own database, with the real mail adapter talking to the sandbox. Its clock shows
 * noon UTC on Wednesday 6 January 2027 unless `now` says otherwise.
 */
export async function startTestServer({
  now = '2027-01-06T12:00:00Z',
  settings,
  overrides,
  timeouts,
  webFolder,
  background = false,
  database: givenDatabase,
}: ServerOptions = {}): Promise<TestServer> {
  const database = givenDatabase ?? (await openTestDatabase());
  const clock = fixedClock(now);
  const log: string[] = [];
  const appSecret = settings?.APP_SECRET ?? 'the secret of the servers in the tests';
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    SANDBOX_PORT: '0',
    PUBLIC_URL: publicUrl,
    DATA_DIR: noDataDir,
    DATABASE_URL: database.connectionString,
    APP_SECRET: appSecret,
    SIGN_IN_REQUESTS_PER_HOUR: '10000',
    CHANGES_PER_MINUTE: '100000',
    READS_PER_MINUTE: '1000000',
    MCP: 'on',
    // No broker is there: it is away. A server that works by itself would go on trying to connect.
    ...(!background && { MQTT_URL: 'mqtt://127.0.0.1:1' }),
    ...settings,
  });
  const logger = makeLogger('trace', { write: (line) => void log.push(line) });
  const web = webFolder ? await builtWeb(webFolder, config) : emptyPage;
  const running = await startServer({
    config,
    logger,
    web,
    overrides: {
      clock,
      databaseLimits: patientLimits,
      deletionList: makeDeletionList(),
      fileStore: makeFileStore(),
      ...overrides,
    },
    // Tests have no first visitors to serve, and no proxy that must notice a stop.
    timeouts: { headStartMs: 0, drainMs: 0, ...timeouts },
    background,
  });
  const url = `http://127.0.0.1:${running.port}`;
  const { sandboxUrl = '' } = running;
  const settle: Settle = background
    ? () => Promise.reject(new Error('this server works by itself'))
    : makeSettle(running, database.knex);
  const client = makeClient({ url, sandboxUrl, ...(!background && { settle }) });
  const seedSession = makeSessionSeeder({ knex: database.knex, appSecret, clock });
  return {
    ...client,
    url,
    sandboxUrl,
    database,
    clock,
    log,
    settle,
    signIn: async (email) => {
      const token = await seedSession(email);
      return { token, user: await client.call('me', {}, token) };
    },
    close: async () => {
      await running.close();
      if (!givenDatabase) await database.close();
    },
  };
}
