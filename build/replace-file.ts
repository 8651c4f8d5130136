import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file in one step, so that other processes never read half of it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, text);
  await rename(fresh, file);
}
