import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a secret that is generated once, so that sessions and links survive a restart. Processes that start together
 * all return the same one.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await chmod(own, 0o600);
  // Fails if another process has created the file first.
  await link(own, file).catch(() => {});
  await rm(own);
  return readFile(file, 'utf8');
}
