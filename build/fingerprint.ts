import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('..', import.meta.url));

/** Returns a hash of the names and contents of files and folders. `inputs` are paths from the project's root. */
export async function fingerprint(inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(join(project, input))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${relative(project, file)}\0${contents[index]?.length}\0`);
    hash.update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<readonly string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
