import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'replanAfterHistory'>;
type Input = { readonly householdId: string; readonly id: string };

/** Deletes what an import added, gives back the open turns that it made unnecessary, and has the plan made again. Throws `import_not_found` if nothing of it is left. */
export const makeUndoImport =
  ({ unitOfWork, replanAfterHistory }: Deps) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const removed = await stores.history.deleteImport(householdId, id);
      if (removed.length === 0) throw new DomainError('import_not_found');
      const turns = removed.flatMap(({ replaced = [] }) => replaced);
      await stores.tasks.addMissing(turns.map((turn) => ({ ...turn, householdId })));
      if (removed.some(({ careTaskId }) => careTaskId !== undefined)) await replanAfterHistory(stores, household);
    });
