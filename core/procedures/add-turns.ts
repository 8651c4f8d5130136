import { type Household, isOnboarded } from '../domain/home/household.ts';
import { dueCustomTasks } from '../domain/plan/custom.ts';
import { homeOf } from '../domain/plan/home.ts';
import { newTask } from '../domain/plan/new-task.ts';
import { plannableWeeks } from '../domain/plan/planned-weeks.ts';
import type { CustomTask } from '../domain/time/recurrence.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/**
 * Adds a recurring task's turns to the weeks that have a plan. Other weeks receive them when they are planned. The
 * caller holds the household locked.
 */
export const makeAddTurns =
  ({ clock, ids }: Deps) =>
  async ({ weeks, tasks }: Stores, household: Household, customTask: CustomTask): Promise<void> => {
    if (!isOnboarded(household)) return;
    const today = dateInZone(clock.now(), household.timezone);
    const planned = await weeks.planned(household.id, plannableWeeks(today));
    const home = homeOf(household);
    const turns = [...planned.keys()]
      .sort()
      .flatMap((weekStart) => dueCustomTasks({ home, tasks: [], customTasks: [customTask], weekStart, today }));
    await tasks.addMissing(turns.map((turn) => newTask(turn, household.id, ids.named)));
  };
