import { DomainError } from '../domain/errors.ts';
import type { HistoryEntry } from '../domain/history/entry.ts';
import { detailsInUse, entryOfRecorded } from '../domain/history/recorded-work.ts';
import { entryOfTask } from '../domain/history/task-entry.ts';
import type { Household } from '../domain/household.ts';
import { dateInZone, dayReader } from '../domain/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** Finds one entry of a household's history, with its files. Throws `entry_not_found`, also for a deleted one. */
export const makeFindEntry =
  ({ clock }: { readonly clock: Clock }) =>
  async (stores: Stores, household: Household, id: string): Promise<HistoryEntry> => {
    const entry = await find(stores, household, id, clock);
    const files = (await stores.files.ofEntry(household.id, id)).filter(({ expiresAt }) => !expiresAt);
    return files.length > 0 ? { ...entry, files } : entry;
  };

async function find({ history, tasks }: Stores, household: Household, id: string, clock: Clock): Promise<HistoryEntry> {
  const recorded = await history.findRecorded(household.id, id);
  if (recorded && !recorded.deletedAt) return entryOfRecorded(recorded);
  const task = await tasks.find(household.id, id);
  const details = task && detailsInUse(await history.findDetails(household.id, id));
  const today = dateInZone(clock.now(), household.timezone);
  const entry = task && entryOfTask(task, details, dayReader(household.timezone), today);
  if (!entry) throw new DomainError('entry_not_found');
  return entry;
}
