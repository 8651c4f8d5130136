import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { hasItem } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/home/household.ts';
import { mostTasksByHand } from '../../domain/limits.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { rememberedFrom } from '../../domain/plan/planned-weeks.ts';
import { type Job, sourceOf } from '../../domain/plan/types.ts';
import { isDayFull, type Task } from '../../domain/tasks/task.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import { farthestDay, isWithinReach } from '../../domain/time/week.ts';
import { dateInZone, dayNamed } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'moveTask'>;
type Input = {
  readonly household: Household;
  readonly taskId: string;
  /** A date, or an instant that means the household's date at that time. */
  readonly on: string;
  readonly by?: By;
};

/**
 * Plans a task of the catalogue for a day. A turn that is open already moves to that day; otherwise the task is added,
 * and the plan counts it like its own. For an item that the home doesn't have, it is a task that the user adds by hand.
 * Throws `task_not_found`, `invalid_date`, `day_full`, `too_many_tasks`, `not_onboarded`, and `not_signed_in` if the
 * household is deleted meanwhile.
 */
export const makePlanCareTask =
  ({ unitOfWork, clock, ids, moveTask }: Deps) =>
  async ({ household, taskId, on, by }: Input): Promise<Task> => {
    const job = careTasksOf(household)(taskId);
    if (!job) throw new DomainError('task_not_found');
    const today = dateInZone(clock.now(), household.timezone);
    const day = dayNamed(on, household.timezone);
    if (day === undefined || day < today || !isWithinReach(day, today)) throw new DomainError('invalid_date');
    return unitOfWork.run(async (stores) => {
      const { households, tasks } = stores;
      const home = homeOf(signedIn(await households.lock(household.id)));
      const isOfHome = hasItem(home, job.item) && !home.excludedTasks.has(taskId);
      if (isOfHome) {
        const near = await tasks.between(household.id, rememberedFrom(today), farthestDay(today));
        const turn = near.find(({ source, status }) => source === sourceOf(job) && status === 'open');
        if (turn) return moveTask(stores, household, { id: turn.id, to: day, by });
      } else if ((await tasks.countByHand(household.id)) >= mostTasksByHand) {
        throw new DomainError('too_many_tasks');
      }
      if (isDayFull(await tasks.between(household.id, day, day))) throw new DomainError('day_full');
      const task = turnOf(job, { householdId: household.id, id: ids.next(), day, isOfHome });
      await tasks.addMissing([task]);
      return task;
    });
  };

type Turn = {
  readonly householdId: string;
  readonly id: string;
  readonly day: Task['scheduledOn'];
  readonly isOfHome: boolean;
};

/** Marked as moved, so that planning leaves it on its day. */
const turnOf = (job: Job, { householdId, id, day, isOfHome }: Turn): Task => ({
  householdId,
  id,
  source: isOfHome ? sourceOf(job) : 'hand',
  occurrence: id,
  title: job.task.title,
  description: job.task.why,
  category: job.item.name,
  scheduledOn: day,
  status: 'open',
  minutes: job.task.minutes,
  moved: isOfHome,
});
