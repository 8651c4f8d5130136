import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, project } from '../../build/fingerprint.ts';

const target = join(project, 'dist', 'web');
const stamp = join(target, '.built-from');

/** Everything that affects the build. */
const inputs = ['apps/web', 'apps/contract', 'core/catalogue', 'core/domain', 'vite.config.ts', 'package-lock.json'];

/**
 * Builds the web app into dist/web if its sources have changed since the last build; returns whether it did.
 * It builds in a process of its own: the server keeps none of its memory, and NODE_ENV, which selects React's production
 * build, can differ.
 */
export async function buildWeb({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const sources = await fingerprint(inputs);
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === sources && !force) return false;
  const builder = spawn(process.execPath, [fileURLToPath(import.meta.url), '--build', sources], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(builder, 'close');
  if (code !== 0) throw new Error('The web app could not be built: see above');
  return true;
}

/** Builds into a new folder and then moves it into place, so that a server or a second build never sees half a build. */
async function buildHere(sources: string) {
  process.env.NODE_ENV = 'production';
  const { makeSite } = await import('./build/make-site.ts');
  const fresh = join(project, 'dist', `.web-${process.pid}`);
  try {
    await makeSite(fresh);
    await writeFile(join(fresh, '.built-from'), sources);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target).catch((error: NodeJS.ErrnoException) => {
      // Another build of the same sources was quicker.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [order, sources] = process.argv.slice(2);
  if (order === '--build' && sources) await buildHere(sources);
  else {
    try {
      const built = await buildWeb({ force: order === '--force' });
      process.stderr.write(built ? 'The web app is built into dist/web.\n' : 'The web app is up to date.\n');
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}
