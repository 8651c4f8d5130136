import { disk } from '#adapters/node-fs/disk.ts';
import { fail, judgeDisk, ok, warn, worst } from '#core/domain/running/finding.ts';
import type { Check } from './check.ts';

const writable = 'Allow the server’s user to write there, or name another place.';

export const checkDisk: Check = async ({ config: { backups, deletionsFile } }) =>
  worst(await checkBackups(backups), await checkDeletions(deletionsFile));

async function checkBackups({ folder, kept }: { readonly folder: string; readonly kept: number }) {
  if (kept > 0 && !(await disk.isWritable(folder)))
    return fail(`BACKUP_DIR: ${folder} can’t be written, so the next migration would not run.`, writable);
  return judgeDisk(await disk.freeAt(folder), folder);
}

async function checkDeletions(file: string) {
  if (!(await disk.isWritable(file)))
    return fail(`DELETIONS_FILE: ${file} can’t be written, so a restore would bring deleted accounts back.`, writable);
  if (!(await disk.exists(file)))
    return warn(
      `DELETIONS_FILE: there is no list of deleted accounts at ${file}.`,
      'If accounts were deleted, find the list and name it: a restore needs it. Otherwise the next start creates it.',
    );
  return ok('The list of deleted accounts exists.');
}
