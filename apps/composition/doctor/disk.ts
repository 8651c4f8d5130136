import { disk } from '#adapters/node-fs/disk.ts';
import { type Finding, judgeDisk, warn, worst } from '#core/domain/finding.ts';
import type { Check } from './check.ts';

export const checkDisk: Check = async ({ config }) => {
  const { backups, deletionsFile } = config;
  const space = judgeDisk(await disk.freeAt(backups.folder), backups.folder);
  const findings: Finding[] = [];
  if (!(await disk.isWritable(deletionsFile)))
    findings.push(
      warn(
        `DELETIONS_FILE: ${deletionsFile} can’t be written, so a restored backup would contain deleted accounts.`,
        'Allow the server’s user to write there, or name another file.',
      ),
    );
  if (backups.kept > 0 && !(await disk.isWritable(backups.folder)))
    findings.push(
      warn(
        `BACKUP_DIR: ${backups.folder} can’t be written, so the next migration would not run.`,
        'Allow the server’s user to write there, or name another folder.',
      ),
    );
  return worst(space, ...findings);
};
