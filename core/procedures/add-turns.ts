import { type Household, isOnboarded } from '../domain/home/household.ts';
import { dueInWeeks } from '../domain/plan/custom.ts';
import { historyOf } from '../domain/plan/history-of.ts';
import { homeOf } from '../domain/plan/home.ts';
import { newTask } from '../domain/plan/new-task.ts';
import { plannableWeeks, rememberedFrom } from '../domain/plan/planned-weeks.ts';
import { type CustomTask, rhythmOf } from '../domain/time/recurrence.ts';
import { farthestDay } from '../domain/time/week.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { AskForReading } from './ask-for-reading.ts';

type Deps = Pick<Ports, 'clock' | 'ids'> & { readonly askForReading: AskForReading };

export type AddTurns = ReturnType<typeof makeAddTurns>;

/**
 * Adds a recurring task's turns to the weeks that have a plan. Other weeks receive them when they are planned. Asks for a
 * reading of its meter in time. The
 * caller holds the household locked.
 */
export const makeAddTurns =
  ({ clock, ids, askForReading }: Deps) =>
  async (stores: Stores, household: Household, customTask: CustomTask): Promise<void> => {
    if (!isOnboarded(household)) return;
    const { id, timezone, lastDone } = household;
    const today = dateInZone(clock.now(), timezone);
    const planned = await stores.weeks.planned(id, plannableWeeks(today));
    // What is counted from its first day doesn't depend on what was done.
    const past =
      rhythmOf(customTask).anchor === 'date'
        ? { tasks: [], history: historyOf([], {}) }
        : {
            tasks: await stores.tasks.between(id, rememberedFrom(today), farthestDay(today)),
            history: historyOf(await stores.tasks.history(id, timezone), lastDone),
          };
    const input = { home: homeOf(household), customTasks: [customTask], today, ...past };
    const turns = dueInWeeks(input, [...planned.keys()].sort()).flat();
    await stores.tasks.addMissing(turns.map((turn) => newTask(turn, id, ids.named)));
    if (customTask.use) await askForReading(stores, household, customTask.use.meter);
  };
