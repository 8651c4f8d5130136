import { DomainError } from '../domain/errors.ts';
import type { HistoryEntry } from '../domain/history/entry.ts';
import { detailsInUse, entryOfRecorded, type RecordedWork } from '../domain/history/recorded-work.ts';
import { entryOfTask } from '../domain/history/task-entry.ts';
import type { Household } from '../domain/home/household.ts';
import { type Actor, actorOf, formerMember } from '../domain/tasks/task-action.ts';
import { dateInZone, dayReader } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { PersonStore } from '../ports/person-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** Finds one entry of a household's history, with its files. Throws `entry_not_found`, also for a deleted one. */
export const makeFindEntry =
  ({ clock }: { readonly clock: Clock }) =>
  async (stores: Stores, household: Household, id: string): Promise<HistoryEntry> => {
    const entry = await find(stores, household, id, clock);
    const files = (await stores.files.ofEntry(household.id, id)).filter(({ expiresAt }) => !expiresAt);
    return files.length > 0 ? { ...entry, files } : entry;
  };

async function find(
  { history, tasks, taskActions, persons }: Stores,
  household: Household,
  id: string,
  clock: Clock,
): Promise<HistoryEntry> {
  const recorded = await history.findRecorded(household.id, id);
  if (recorded && !recorded.deletedAt) return entryOfRecorded(recorded, await recorderOf(persons, recorded));
  const task = await tasks.find(household.id, id);
  const details = task && detailsInUse(await history.findDetails(household.id, id));
  const today = dateInZone(clock.now(), household.timezone);
  const actors = await taskActions.actors(household.id, id);
  const entry = task && entryOfTask(task, details, dayReader(household.timezone), today, (kind) => actors.get(kind));
  if (!entry) throw new DomainError('entry_not_found');
  return entry;
}

async function recorderOf(persons: PersonStore, { personId }: RecordedWork): Promise<Actor | undefined> {
  if (personId === undefined) return undefined;
  const person = personId === null ? undefined : await persons.find(personId);
  return person ? actorOf(person) : formerMember;
}
