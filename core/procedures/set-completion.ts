import { careTaskById } from '../catalogue/index.ts';
import { withWordsOfToday } from '../catalogue/words-of-task.ts';
import { DomainError } from '../domain/errors.ts';
import type { Household } from '../domain/home/household.ts';
import { careTaskIdOf, isVisible, type Task, withCompletion } from '../domain/tasks/task.ts';
import { actionsBy, type By } from '../domain/tasks/task-action.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import { type CustomTask, rhythmOf } from '../domain/time/recurrence.ts';
import { dateInZone, noonOf } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { AskByCare } from './ask-for-reading.ts';
import type { CountParts } from './count-parts.ts';
import type { RenewTurns } from './renew-turns.ts';
import type { Replan } from './replan.ts';

type Deps = {
  readonly clock: Clock;
  readonly replan: Replan;
  readonly renewTurns: RenewTurns;
  readonly countParts: CountParts;
  readonly askByCare: AskByCare;
};
type Input = {
  readonly id: string;
  readonly completed: boolean;
  /** The household's day on which it was done; today by default. */
  readonly on?: IsoDate | undefined;
  /** Absent for a person without an account. */
  readonly by?: By;
};

/**
 * Marks a task done, or open again. A task that closes or opens an item has the plan made again from today, because the
 * item's other tasks depend on it, and so are the later turns of what counts from when it was last done. The parts that it
 * uses are counted. The caller holds the household locked. Throws `task_not_found`, and `invalid_date`
 * for a day in the future.
 */
export const makeSetCompletion =
  ({ clock, replan, renewTurns, countParts, askByCare }: Deps) =>
  async (stores: Stores, household: Household, { id, completed, on, by }: Input): Promise<Task> => {
    const { timezone } = household;
    const now = clock.now();
    const today = dateInZone(now, timezone);
    const task = await stores.tasks.find(household.id, id);
    if (!isVisible(task)) throw new DomainError('task_not_found');
    if (on !== undefined && on > today) throw new DomainError('invalid_date');
    const at = on === undefined || on === today ? now : noonOf(on, timezone);
    const changed = completed ? withCompletion(task, true, at) : withWordsOfToday(withCompletion(task, false, at));
    const save = () => stores.tasks.update(changed);
    if (completed && changed !== task) {
      if (by) await stores.taskActions.note(actionsBy(by, 'completed', [task], now));
      else await stores.taskActions.delete(household.id, id, 'completed');
    }
    if (completed) await save();
    // The plan is made again while the task is done, so that the task itself stays.
    if (isSeasonal(task) && task.status !== changed.status) await replan(stores, household, today, today);
    if (!completed) await save();
    if (changed.status !== task.status) await countParts(stores, changed);
    if (changed.status !== task.status && hasUse(changed)) await askByCare(stores, household);
    const own = changed.status === task.status ? undefined : await customTaskOf(stores, changed);
    if (own && rhythmOf(own).anchor === 'completion') await renewTurns(stores, household, own);
    return changed;
  };

async function customTaskOf({ customTasks }: Stores, { householdId, source }: Task): Promise<CustomTask | undefined> {
  if (!source.startsWith('custom:')) return undefined;
  return (await customTasks.list(householdId)).find(({ id }) => source === `custom:${id}`);
}

const hasUse = ({ source }: Task): boolean => careTaskById.get(careTaskIdOf(source) ?? '')?.task.use !== undefined;

function isSeasonal({ source }: Task): boolean {
  return careTaskById.get(careTaskIdOf(source) ?? '')?.task.seasonalUse !== undefined;
}
