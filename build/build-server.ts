import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIntoOwnFolder } from './build-into-own-folder.ts';
import { entries } from './entries.ts';
import { project } from './fingerprint.ts';
import { replaceFile } from './replace-file.ts';

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
 * Bundles the server and the command line into dist/server-HASH, to which dist/server points. Returns whether it did.
 */
export function buildServer(): Promise<boolean> {
  return buildIntoOwnFolder({
    dist,
    kind: 'server',
    inputs,
    build: async (folder) => (await import('./bundle-server.ts')).bundleServer(folder),
    newest,
    point: async (name) => {
      await mkdir(join(dist, 'server'), { recursive: true });
      for (const entry of entries) await replaceFile(join(dist, 'server', `${entry}.js`), pointer(name, entry));
    },
  });
}

const pointer = (name: string, entry: string) => `import '../${name}/${entry}.js';\n`;

async function newest(): Promise<string | undefined> {
  const text = await readFile(join(dist, 'server', `${entries[0]}.js`), 'utf8').catch(() => '');
  return /server-\w+/.exec(text)?.[0];
}
