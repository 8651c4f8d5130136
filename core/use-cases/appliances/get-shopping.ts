import { signedIn } from '../../domain/access/found.ts';
import { type PartToBuy, partsToBuy, type TurnAhead } from '../../domain/appliances/parts-to-buy.ts';
import { dueInWeeks } from '../../domain/plan/custom.ts';
import type { PlanInput } from '../../domain/plan/types.ts';
import { isWaiting } from '../../domain/plan/waiting.ts';
import { monthsAhead } from '../../domain/plan/year/months-ahead.ts';
import { isUserCreated } from '../../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'readPlanInput' | 'eventLoop'>;
type Input = {
  readonly householdId: string;
  /** How many weeks to look ahead; this week is the first. */
  readonly weeks: number;
};

type Shopping = {
  readonly today: IsoDate;
  /** The last day for which parts are counted. */
  readonly until: IsoDate;
  readonly parts: readonly PartToBuy[];
};

/** The parts that have run out, and those that won't last for what is planned. Throws `not_onboarded`. */
export const makeGetShopping =
  ({ unitOfWork, clock, readPlanInput, eventLoop }: Deps) =>
  async ({ householdId, weeks }: Input): Promise<Shopping> => {
    const { today, appliances, input } = await unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.find(householdId));
      const today = dateInZone(clock.now(), household.timezone);
      const appliances = await stores.appliances.list(householdId);
      const isPlanned = appliances.some(({ parts }) =>
        parts.some(({ usedBy, stock }) => usedBy && stock !== undefined),
      );
      const input = isPlanned ? await readPlanInput(stores, household, today) : undefined;
      return { today, appliances, input };
    });
    const until = addDays(weekStartOf(today), 7 * weeks - 1);
    // The year takes long to plan, so it is only where a part needs it, and after the transaction.
    const ahead = input ? await eventLoop.next(() => turnsAhead(input, weeks)) : [];
    const parts = partsToBuy(
      appliances,
      ahead.filter(({ on }) => on <= until),
    );
    return { today, until, parts };
  };

/** What is planned or overdue, and what the year has after that. */
function turnsAhead(input: PlanInput, weeks: number): readonly TurnAhead[] {
  const { today, weekStart } = input;
  const care = monthsAhead(input).months.flatMap(({ tasks }) =>
    tasks.map(({ taskId, weekStart: on }): TurnAhead => ({ source: `care:${taskId}`, on: on < today ? today : on })),
  );
  const mondays = Array.from({ length: weeks }, (_, week) => addDays(weekStart, 7 * week));
  const known = input.tasks
    .filter((task) => isUserCreated(task) && task.status === 'open')
    .filter((task) => task.scheduledOn >= today || isWaiting(task, today))
    .map(({ source, scheduledOn }): TurnAhead => ({ source, on: scheduledOn < today ? today : scheduledOn }));
  const own = dueInWeeks(input, mondays).flatMap((due) =>
    due.map(({ source, date: on }): TurnAhead => ({ source, on })),
  );
  return [...care, ...known, ...own];
}
