import { catalogue } from '../catalogue/index.ts';
import type { Household } from '../domain/home/household.ts';
import type { Meter } from '../domain/meters/meter.ts';
import { historyOf } from '../domain/plan/history-of.ts';
import { plannableWeeks } from '../domain/plan/planned-weeks.ts';
import { daysOfMetered } from '../domain/plan/uses-of-home.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { AskForReading } from './ask-for-reading.ts';
import { hasCareUse } from './ask-for-reading.ts';
import type { RenewTurns } from './renew-turns.ts';
import type { Replan } from './replan.ts';

type Deps = {
  readonly clock: Clock;
  readonly renewTurns: RenewTurns;
  readonly replan: Replan;
  readonly askForReading: AskForReading;
};

/** A meter before and after its readings changed. */
type Change = { readonly before: Meter; readonly after: Meter };

/**
 * Plans again what is due by a meter: the household's own tasks, and from next Monday on all of them if another week has a
 * care task by it. The caller saves the change, and holds the household locked.
 */
export const makeRenewMeteredTurns =
  ({ clock, renewTurns, replan, askForReading }: Deps) =>
  async (stores: Stores, household: Household, change: Change): Promise<void> => {
    const { id } = change.after;
    for (const customTask of await stores.customTasks.list(household.id)) {
      if (customTask.use?.meter === id) await renewTurns(stores, household, customTask);
    }
    if (!hasCareUse(change.after)) return;
    const today = dateInZone(clock.now(), household.timezone);
    if (await changesWeeks(stores, household, change, today)) {
      await replan(stores, household, addDays(weekStartOf(today), 7), today);
    }
    await askForReading(stores, household, id);
  };

/** Whether a week that may have a plan gets or loses a care task by the change. */
async function changesWeeks(
  { tasks }: Stores,
  { id, timezone, lastDone }: Household,
  { before, after }: Change,
  today: IsoDate,
): Promise<boolean> {
  const known = { catalogue, history: historyOf(await tasks.history(id, timezone), lastDone), today };
  const [was, is] = [daysOfMetered(known, [before]), daysOfMetered(known, [after])];
  const planned = addDays(plannableWeeks(today).at(-1) ?? today, 6);
  const weekOf = (day: IsoDate | undefined) =>
    day === undefined || day > planned ? undefined : weekStartOf(day > today ? day : today);
  return [...was.keys(), ...is.keys()].some((taskId) => weekOf(was.get(taskId)) !== weekOf(is.get(taskId)));
}
