import { DomainError } from '../domain/errors.ts';
import { fileLimits } from '../domain/files/limits.ts';
import { belongsTo, type FileOwner } from '../domain/files/stored-file.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/**
 * Gives files that were stored without an owner to one, so that they no longer expire. Those that it has already stay.
 * The caller holds the household locked. Throws `file_not_found`, also for files of others, and `too_many_files`.
 */
export const makeClaimFiles =
  ({ clock }: Pick<Ports, 'clock'>) =>
  async ({ files }: Stores, householdId: string, ids: readonly string[], owner: FileOwner): Promise<void> => {
    const now = clock.now();
    for (const id of ids) {
      const file = await files.find(householdId, id);
      if (!file || (file.expiresAt && file.expiresAt <= now)) throw new DomainError('file_not_found');
      if (belongsTo(file, owner) && !file.expiresAt) continue;
      if (!belongsTo(file, undefined)) throw new DomainError('file_not_found');
      const known = await (owner.entryId === undefined
        ? files.ofItem(householdId, owner.item)
        : files.ofEntry(householdId, owner.entryId));
      if (known.length >= fileLimits.ofOwner) throw new DomainError('too_many_files');
      const { expiresAt: _, ...kept } = file;
      await files.update({ ...kept, ...owner });
    }
  };
