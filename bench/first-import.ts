import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#apps/site/build.ts';
import { reservePorts } from '#test/support/server/ports.ts';
import { buildServer } from '../build/build-server.ts';
import { startDatabase } from './database.ts';
import { everything } from './five-years.ts';
import { startProgram } from './program.ts';
import { makeResident, serverSettings } from './resident.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the first preview and the first import of a table cost a server that has just started, as it runs in production. */
export async function firstImport(table: Uint8Array<ArrayBuffer>) {
  await Promise.all([buildWeb(), buildServer()]);
  await using closing = new AsyncDisposableStack();
  const { url: databaseUrl, dataDir } = closing.use(await startDatabase());
  const appSecret = randomBytes(32).toString('hex');
  const { token } = await makeResident({ databaseUrl, appSecret, features: everything });
  const [port = ''] = await reservePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'turns-'));
  closing.defer(() => rm(folder, { recursive: true }));
  const turns = join(folder, 'longest');
  const program = await startProgram(here('../dist/server/http.js'), {
    ...serverSettings(databaseUrl, appSecret),
    DATA_DIR: dataDir,
    PORT: port,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    TURNS_FILE: turns,
    NODE_OPTIONS: `--import=${here('servers/watch-turns.mjs')}`,
  });
  closing.defer(() => program.stop());
  const send = async (path: string) => {
    const form = new FormData();
    form.set('file', new Blob([table]), 'history.csv');
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: form });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const before = program.usage();
  program.forgetTurns();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, program.usage().memory);
  }, 20);
  await send('/api/history/import/preview');
  await send('/api/history/import');
  clearInterval(watch);
  const { cpu } = program.usage();
  const block = Number(await readFile(turns, 'utf8'));
  return { cpu: (cpu - before.cpu) / 1000, memory: ((most - before.memory) * 1024 * 1024) / 1e6, block };
}
