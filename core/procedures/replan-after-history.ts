import { careTaskById } from '../catalogue/index.ts';
import { type ReplacedTurn, replacedTurnOf } from '../domain/history/recorded-work.ts';
import { type Household, isOnboarded } from '../domain/home/household.ts';
import { isDoneBy } from '../domain/plan/done-turns.ts';
import { rememberedFrom } from '../domain/plan/planned-weeks.ts';
import type { TaskSource } from '../domain/tasks/task.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import { farthestDay } from '../domain/time/week.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { AskByCare } from './ask-for-reading.ts';
import type { Replan } from './replan.ts';

export type ReplanAfterHistory = ReturnType<typeof makeReplanAfterHistory>;

type Deps = { readonly clock: Clock; readonly replan: Replan; readonly askByCare: AskByCare };

/** Work that was recorded for a care task. */
type CountedWork = { readonly careTaskId?: string | undefined; readonly date: IsoDate };

/**
 * Has the plan made again from today after a change of the history, and removes open turns that recorded work has made
 * unnecessary. Returns them. The caller holds the household locked and saves the change.
 */
export const makeReplanAfterHistory =
  ({ clock, replan, askByCare }: Deps) =>
  async (
    stores: Stores,
    household: Household,
    recorded: readonly CountedWork[] = [],
  ): Promise<readonly ReplacedTurn[]> => {
    if (!isOnboarded(household)) return [];
    const today = dateInZone(clock.now(), household.timezone);
    const removed = await removeDoneTurns(stores, household, recorded, today);
    await replan(stores, household, today, today);
    await askByCare(stores, household);
    return removed;
  };

async function removeDoneTurns(
  { tasks }: Stores,
  { id }: Household,
  recorded: readonly CountedWork[],
  today: IsoDate,
): Promise<readonly ReplacedTurn[]> {
  const days = Map.groupBy(recorded, ({ careTaskId }): TaskSource => `care:${careTaskId ?? ''}`);
  const near = await tasks.between(id, rememberedFrom(today), farthestDay(today));
  const done = near.filter(({ source, status, scheduledOn }) => {
    const task = careTaskById.get(source.slice('care:'.length))?.task;
    if (status !== 'open' || !task) return false;
    return (days.get(`care:${task.id}`) ?? []).some(({ date }) => isDoneBy(scheduledOn, date, task.intervalDays));
  });
  await tasks.delete(
    id,
    done.map(({ id: taskId }) => taskId),
  );
  return done.map(replacedTurnOf);
}
