import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a name for a backup of this instant. Names of one kind sort by time. */
export const backupName = (kind: string, at: Date): string =>
  kind.replace('*', at.toISOString().replace(/[-:]|\.\d+/g, ''));

/**
 * Has a new file written in the folder, which is created if it is missing, and then removes the oldest of its kind so that
 * `kept` remain. A failed writing removes none. `isOurs` matches the names of the kind, and nothing else is removed.
 */
export async function writeInFolder<Result>(
  { folder, name, kept, isOurs }: { folder: string; name: string; kept: number; isOurs: RegExp },
  write: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const result = await write(join(folder, name));
  const names = (await readdir(folder)).filter((each) => isOurs.test(each)).sort();
  for (const old of names.slice(0, -kept)) await rm(join(folder, old), { force: true });
  return result;
}
