import { fileURLToPath } from 'node:url';
import { buildWeb } from '#apps/site/build.ts';
import { reservePorts } from '#test/support/server/ports.ts';
import { buildServer } from '../build/build-server.ts';
import { startDatabase } from './database.ts';
import { type Goal, goals } from './goals.ts';
import { startProgram } from './program.ts';
import { report } from './report.ts';

const rounds = 10;
const server = fileURLToPath(new URL('../dist/server/http.js', import.meta.url));
const bare = fileURLToPath(new URL('./servers/query.mjs', import.meta.url));

type Settings = Readonly<Record<string, string>>;
type Start = { readonly ms: number; readonly cpu: number; readonly memory: number };

const keys: Settings = {
  POSTMARK_SERVER_TOKEN: 'none',
  STRIPE_SECRET_KEY: 'sk_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_PRICE_ID: 'price_none',
  GOOGLE_CLIENT_ID: 'none',
  GOOGLE_CLIENT_SECRET: 'none',
};

/**
 * Measures the time from starting the process to its first response from the database, and the resources used by then.
 */
async function measure(file: string, settings: Settings): Promise<Start> {
  const started = performance.now();
  const program = await startProgram(file, settings);
  try {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}/readyz`);
    await response.text();
    const ms = performance.now() - started;
    if (!response.ok) throw new Error(`${file} responded with ${response.status}`);
    return { ms, ...program.usage() };
  } finally {
    await program.stop();
  }
}

/** Compares the bundled server and its web app, on a running database, with plain node:http that runs one query. */
export async function run(): Promise<void> {
  await Promise.all([buildWeb(), buildServer()]);
  await using database = await startDatabase();
  const [port = '', sandboxPort = ''] = await reservePorts(2);
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    PORT: port,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    APP_SECRET: 'a secret of thirty-two characters',
  };
  const production = {
    ...shared,
    ...keys,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
  };
  const sides = {
    ours: { file: server, settings: production, starts: [] as Start[] },
    sandbox: { file: server, settings: { ...shared, SANDBOX_PORT: sandboxPort }, starts: [] as Start[] },
    bare: { file: bare, settings: shared, starts: [] as Start[] },
  };
  for (let round = 0; round < rounds; round++) {
    for (const { file, settings, starts } of Object.values(sides)) starts.push(await measure(file, settings));
  }
  const compare = (name: 'ours' | 'sandbox', aims: Readonly<Partial<Record<keyof Start, Goal>>>) =>
    (
      [
        ['start', 'ms', 'ms'],
        ['CPU time', 'cpu', 'ms'],
        ['memory', 'memory', 'MiB'],
      ] as const
    ).map(([measure, key, unit]) => ({
      measure: name === 'ours' ? measure : `${measure} with the sandbox`,
      ours: sides[name].starts.map((start) => start[key]),
      limit: sides.bare.starts.map((start) => start[key]),
      unit,
      goal: aims[key],
    }));
  report(compare('ours', goals.start));
  report(compare('sandbox', {}));
}
