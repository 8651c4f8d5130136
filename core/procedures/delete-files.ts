import type { StoredFile } from '../domain/files/stored-file.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Deletes expired files of one household, while the caller holds their lock: first each content that no other file
 * shares, then what is known about it. When it throws, it can be called again.
 */
export const makeDeleteFiles =
  ({ unitOfWork, fileStore }: Pick<Ports, 'unitOfWork' | 'fileStore'>) =>
  async (householdId: string, expired: readonly StoredFile[]): Promise<void> => {
    const ids = new Set(expired.map(({ id }) => id));
    for (const { id, hash } of expired) {
      const sharers = await unitOfWork.run(({ files }) => files.withHash(householdId, hash));
      if (sharers.every((each) => ids.has(each.id))) await fileStore.delete(householdId, hash);
      await unitOfWork.run(({ files }) => files.delete(householdId, id));
      ids.delete(id);
    }
  };
