import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type WebPointer, webPointer } from '#apps/http/site/newest-build.ts';
import { buildIntoOwnFolder } from '../../build/build-into-own-folder.ts';
import { project } from '../../build/fingerprint.ts';
import { replaceFile } from '../../build/replace-file.ts';

/** Everything that affects the build. */
export const inputs = [
  'apps/ui',
  'apps/site',
  'apps/web',
  'apps/contract',
  'core/catalogue',
  'core/domain',
  'core/languages',
  'vite.config.ts',
  'package-lock.json',
];
const dist = join(project, 'dist');
const pointer = join(dist, webPointer);

/** Builds the web app into dist/web-HASH if its sources have changed since the last build; returns whether it did. */
export function buildWeb(): Promise<boolean> {
  return buildIntoOwnFolder({
    dist,
    kind: 'web',
    inputs,
    build: buildInChild,
    newest: () =>
      readFile(pointer, 'utf8').then(
        (text) => (JSON.parse(text) as WebPointer).folder,
        () => undefined,
      ),
    point: (folder) => replaceFile(pointer, JSON.stringify({ folder } satisfies WebPointer)),
  });
}

/**
 * Builds in a process of its own: the server keeps none of its memory, and no variable changes the result except
 * NODE_ENV, which selects React's production build.
 */
async function buildInChild(folder: string): Promise<void> {
  const builder = spawn(process.execPath, [fileURLToPath(import.meta.url), '--into', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production' },
  });
  const [code] = await once(builder, 'close');
  if (code !== 0) throw new Error('The web app could not be built: see above');
}

if (import.meta.main) {
  const [order, folder] = process.argv.slice(2);
  if (order === '--into' && folder) {
    await (await import('./build/make-site.ts')).makeSite(folder);
  } else {
    try {
      process.stderr.write((await buildWeb()) ? 'The web app is built into dist.\n' : 'The web app is up to date.\n');
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}
