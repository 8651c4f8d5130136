import type { HistoryEntry } from '../../domain/history/entry.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'findEntry'>;
type Input = { readonly household: Household; readonly id: string };

/** One entry of the history. Throws `entry_not_found`, also for a task that may still be done. */
export const makeGetEntry =
  ({ unitOfWork, findEntry }: Deps) =>
  ({ household, id }: Input): Promise<HistoryEntry> =>
    unitOfWork.run((stores) => findEntry(stores, household, id));
