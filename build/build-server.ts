import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entries } from './entries.ts';
import { fingerprint, project } from './fingerprint.ts';

const inputs = [
  'core',
  'adapters',
  ...['cli', 'composition', 'contract', 'http', 'sandbox'].map((app) => `apps/${app}`),
  'build',
  'package.json',
  'package-lock.json',
];
const dist = join(project, 'dist');

/**
 * Bundles the server and the command line where their sources have changed, and returns whether they had. Each bundle
 * has a folder of its own, dist/server-HASH, and dist/server leads to the newest. The one before it stays: a server that
 * runs from it may still load its chunks.
 */
export async function buildServer(): Promise<boolean> {
  const name = `server-${(await fingerprint(inputs)).slice(0, 16)}`;
  const previous = await newest();
  if (previous === name && existsSync(join(dist, name))) return false;
  if (!existsSync(join(dist, name))) await bundleInto(name);
  await mkdir(join(dist, 'server'), { recursive: true });
  for (const entry of entries) await replace(join(dist, 'server', `${entry}.js`), pointer(name, entry));
  for (const other of await readdir(dist)) {
    const isOld = other.startsWith('server-') && other !== name && other !== previous;
    if (isOld) await rm(join(dist, other), { recursive: true, force: true });
  }
  return true;
}

const pointer = (name: string, entry: string) => `import '../${name}/${entry}.js';\n`;

async function newest(): Promise<string | undefined> {
  const text = await readFile(join(dist, 'server', `${entries[0]}.js`), 'utf8').catch(() => '');
  return /server-\w+/.exec(text)?.[0];
}

/** Bundles aside first, so that a build that is cut short is never taken for a whole one. */
async function bundleInto(name: string): Promise<void> {
  const { bundleServer } = await import('./bundle-server.ts');
  const fresh = join(dist, `.${name}-${process.pid}`);
  try {
    await bundleServer(fresh);
    await rename(fresh, join(dist, name)).catch((error: NodeJS.ErrnoException) => {
      // Another build of the same sources was quicker.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function replace(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, text);
  await rename(fresh, file);
}
