import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { type FixedClock, fixedClock } from '#adapters/memory/clock.ts';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { makeLogger } from '#apps/http/logger.ts';
import { startServer } from '#apps/http/server.ts';
import { builtWeb } from '#apps/http/site/built-web.ts';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Client, makeClient } from './client.ts';

/** Where the tests' mails lead: never where the server really listens. */
export const publicUrl = 'https://home.upkept.example';

export type TestServer = Client & {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly sandboxUrl: string;
  readonly database: TestDatabase;
  /** Stands still until told otherwise; limits and the queue go by the real time. */
  readonly clock: FixedClock;
  /** Every line of the log so far, from `trace` upwards. */
  readonly log: string[];
  close(): Promise<void>;
};

/** Stands for the web app where no test looks at it. */
const onePage: Middleware = (ctx) => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
  ctx.type = 'html';
  ctx.body = '<!doctype html><title>Upkept</title>';
};

type Options = {
  readonly now?: string;
  /** As in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly overrides?: Partial<App>;
  /** The folder of a built web app; by default one empty page stands for it. */
  readonly webFolder?: URL;
};

/**
 * The real application on a database of its own, with the real mail adapter talking to the sandbox. Its clock stands at
 * noon UTC on Wednesday 6 January 2027 unless `now` says otherwise.
 */
export async function startTestServer({ now = '2027-01-06T12:00:00Z', settings, overrides, webFolder }: Options = {}) {
  const database = await openTestDatabase();
  const clock = fixedClock(now);
  const log: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'upkept-web-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    SANDBOX_PORT: '0',
    PUBLIC_URL: publicUrl,
    DATA_DIR: folder,
    DATABASE_URL: database.connectionString,
    APP_SECRET: randomUUID(),
    SIGN_IN_REQUESTS_PER_HOUR: '10000',
    ...settings,
  });
  const logger = makeLogger('trace', { write: (line) => void log.push(line) });
  const web = webFolder ? await builtWeb(webFolder, config) : onePage;
  const running = await startServer({ config, logger, web, overrides: { clock, ...overrides } });
  const url = `http://127.0.0.1:${running.port}`;
  const { sandboxUrl = '' } = running;
  return {
    ...makeClient({ url, sandboxUrl }),
    url,
    sandboxUrl,
    database,
    clock,
    log,
    close: async () => {
      await running.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  } satisfies TestServer;
}
