import { catalogue } from '../catalogue/index.ts';
import { type Household, isOnboarded } from '../domain/home/household.ts';
import { dueByMeter, type MeteredTask } from '../domain/meters/due-by-meter.ts';
import type { Meter } from '../domain/meters/meter.ts';
import { historyOf } from '../domain/plan/history-of.ts';
import { homeOf } from '../domain/plan/home.ts';
import { jobsOfHome } from '../domain/plan/jobs-of-home.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type ReadMetered = ReturnType<typeof makeReadMetered>;

/** Returns a function that says what is due by a meter: the household's own tasks, and those of the catalogue with a use. */
export const makeReadMetered =
  ({ clock }: { readonly clock: Clock }) =>
  async (
    stores: Stores,
    household: Household,
    meters: readonly Meter[],
  ): Promise<(meter: Meter) => readonly MeteredTask[]> => {
    const { id, timezone, lastDone } = household;
    const customTasks = (await stores.customTasks.list(id)).filter(({ use }) => use !== undefined);
    const items = new Set(meters.map(({ item }) => item));
    const ofMeters = catalogue.filter(({ name, tasks }) => items.has(name) && tasks.some(({ use }) => use));
    const jobs = isOnboarded(household) && ofMeters.length > 0 ? jobsOfHome(homeOf(household), ofMeters) : [];
    const isMetered = customTasks.length > 0 || jobs.length > 0;
    const past = historyOf(isMetered ? await stores.tasks.history(id, timezone) : [], lastDone);
    const today = dateInZone(clock.now(), timezone);
    return (meter) => dueByMeter(meter, { customTasks, jobs, past, today });
  };
