import { isSafetyTask } from '../../catalogue/is-safety-task.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { spreadOut } from '../../domain/plan/overdue.ts';
import { isProvisional, type Task } from '../../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../../domain/time/dates.ts';
import { currentPause, isPaused, type Pause, withPause } from '../../domain/time/pause.ts';
import { farthestDay } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'replan'>;
type Input = { readonly householdId: string; readonly pause: Pause };
type Paused = { readonly household: Household /** How many tasks were moved. */; readonly moved: number };

/**
 * Pauses the plan, instead of the pause that is on or comes next. What the plan put on these days is planned again
 * around them; tasks that the user added or moved there come after the pause. Throws `not_onboarded`, and
 * `invalid_date` for days that can't be paused.
 */
export const makeSetPause =
  ({ unitOfWork, clock, replan }: Deps) =>
  ({ householdId, pause }: Input): Promise<Paused> =>
    unitOfWork.run(async (stores) => {
      const before = signedIn(await stores.households.lock(householdId));
      if (!isOnboarded(before)) throw new DomainError('not_onboarded');
      const today = dateInZone(clock.now(), before.timezone);
      const household = { ...before, pauses: withPause(before.pauses, pause, today) };
      await stores.households.update(household);
      const replaced = currentPause(before.pauses, today)?.from ?? pause.from;
      await replan(stores, household, startOfChange([pause.from, replaced], today), today);
      return { household, moved: await clearDays(stores, household, today) };
    });

/** What is urgent moves up into the weeks before a pause. A pause that is weeks away leaves this week as it is. */
function startOfChange(begins: readonly IsoDate[], today: IsoDate): IsoDate {
  const nextMonday = addDays(weekStartOf(today), 7);
  return begins.some((day) => day < addDays(nextMonday, 7)) ? today : nextMonday;
}

/** Moves the user's open tasks of the pause to the days after it. Returns their number. */
async function clearDays({ tasks }: Stores, household: Household, today: IsoDate): Promise<number> {
  const pause = currentPause(household.pauses, today);
  if (!pause) return 0;
  const from = pause.from < today ? today : pause.from;
  const coming = await tasks.between(household.id, from, farthestDay(today));
  const open = coming.filter((task) => task.status === 'open' && isPaused(task.scheduledOn, [pause]));
  // Turns of recurring tasks are planned again too.
  const planned = open.filter(isProvisional);
  await tasks.delete(
    household.id,
    planned.map(({ id }) => id),
  );
  const moving = open.filter((task) => !isProvisional(task));
  const staying = coming.filter((task: Task) => !open.includes(task));
  const spread = { home: homeOf(household), today: addDays(pause.to, 1), tasks: staying, isSafety: isSafetyTask };
  for (const task of spreadOut(moving, spread)) await tasks.update(task);
  return moving.length;
}
