import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { longest, mostRecordedEntries, weightOf } from '../../domain/limits.ts';
import type { Task } from '../../domain/tasks/task.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'openTaskLink' | 'setCompletion'>;
type Input = {
  readonly job: string;
  readonly completed?: boolean | undefined;
  /** Is added to what the household has noted on the task. */
  readonly note?: string | undefined;
};

/**
 * Marks the task of a link done, or open again, and adds a note to it. Throws `task_link_over`, and `too_many_entries` for
 * a note that has no room.
 */
export const makeChangeLinkedTask =
  ({ unitOfWork, openTaskLink, setCompletion }: Deps) =>
  ({ job, completed, note = '' }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const { household, task } = await openTaskLink(stores, job);
      if (completed !== undefined) await setCompletion(stores, household, { id: task.id, completed });
      if (completed) await sayWhoCame(stores, household, task);
      if (note !== '') await addNote(stores, household, task, note);
    });

/** The person with the link came, so that a visit doesn't count as only booked. What the household noted stays. */
async function sayWhoCame({ history }: Stores, { id: householdId }: Household, { id: taskId }: Task) {
  const known = await history.findDetails(householdId, taskId);
  if (known?.by && known.by.kind !== 'me') return;
  const by = { kind: 'company', name: '', phone: '' } as const;
  await history.saveDetails({ note: '', ...known, householdId, taskId, by });
}

async function addNote({ history }: Stores, { id: householdId }: Household, { id: taskId }: Task, note: string) {
  const known = await history.findDetails(householdId, taskId);
  const text = [known?.note, note].filter(Boolean).join('\n');
  // Sent again, because the response was lost.
  if (known?.note.split('\n').includes(note)) return;
  const growth = weightOf(text) - weightOf(known?.note ?? '');
  const isFull = growth > 0 && (await history.countRecorded(householdId)) + growth > mostRecordedEntries;
  if (isFull || text.length > longest.notes) throw new DomainError('too_many_entries');
  await history.saveDetails({ ...known, householdId, taskId, note: text });
}
