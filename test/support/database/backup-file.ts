import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Returns the lines of a backup, without its last one. */
export async function linesOfBackup(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .split('\n')
    .slice(0, -2);
}

/** Writes a backup with these lines and an end that fits them. */
export async function writeLines(file: string, lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\n`).join('');
  const tables = lines.filter((line) => line.startsWith('{"table"')).length;
  const end = { tables, sha256: createHash('sha256').update(text).digest('hex') };
  await writeFile(file, gzipSync(`${text}${JSON.stringify(end)}\n`));
}
