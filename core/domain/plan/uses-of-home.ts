import { every } from '../care/care-task.ts';
import { everyBy } from '../meters/care-use.ts';
import type { Meter } from '../meters/meter.ts';
import { dayOfUse, perDay } from '../meters/use.ts';
import { addDays, daysBetween, type IsoDate } from '../time/dates.ts';
import { lastDay } from './custom.ts';
import type { ByUse, Home, Job, PlanInput } from './types.ts';
import { sourceOf } from './types.ts';

type Known = Pick<PlanInput, 'catalogue' | 'history' | 'tasks' | 'today'>;
type Counter = Pick<Meter, 'item' | 'unit' | 'readings'>;

/** The days that the use takes from a day on, or from any day while the task has had no turn. */
function daysOfUse(amount: number, { readings }: Counter, since: IsoDate | undefined): number | undefined {
  if (since !== undefined) {
    const on = dayOfUse({ every: amount, readings }, since);
    return on === undefined ? undefined : daysBetween(since, on);
  }
  const aDay = perDay(readings);
  return aDay ? Math.ceil(amount / aDay) : undefined;
}

/** The home with what its meters say. A home whose meters say nothing stays as it is. */
export function withUses(home: Home, known: Known, meters: readonly Counter[]): Home {
  const uses = usesOfHome(known, meters);
  return Object.keys(uses).length > 0 ? { ...home, uses } : home;
}

/**
 * The days on which care tasks with a meter are due, by it or by their interval if that ends sooner, by id, counted from when
 * they were last done or skipped.
 */
export function daysOfMetered(known: Omit<Known, 'tasks'>, meters: readonly Counter[]): ReadonlyMap<string, IsoDate> {
  const uses = usesOfHome({ ...known, tasks: [] }, meters);
  return new Map(
    known.catalogue.flatMap(({ tasks }) =>
      tasks.flatMap(({ id, intervalDays }): readonly (readonly [string, IsoDate])[] => {
        const byUse = uses[id];
        const since = byUse && lastDay(`care:${id}`, [], known);
        return byUse && since ? [[id, addDays(since, Math.min(byUse.days, intervalDays))]] : [];
      }),
    ),
  );
}

/**
 * When the care tasks whose makers state a use are due by the home's meters, by id, from their last turn on. If several
 * meters count the same, as of two cars, the one that is soonest counts. An item has one task a week, so what is due more
 * often than every fortnight comes every fortnight.
 */
function usesOfHome(
  { catalogue, tasks, ...known }: Known,
  meters: readonly Counter[],
): Readonly<Record<string, ByUse>> {
  const metered = new Set(meters.map(({ item }) => item));
  const found = catalogue
    .filter(({ name }) => metered.has(name))
    .flatMap((item) => item.tasks.map((task) => ({ item, task })))
    .flatMap(({ item, task }): readonly (readonly [string, ByUse])[] => {
      const source = sourceOf({ item, task });
      const since = lastDay(
        source,
        tasks.filter((each) => each.source === source),
        known,
      );
      const uses = meters.flatMap((meter): readonly ByUse[] => {
        const amount = everyBy(task.use, item.name, meter);
        const days = amount === undefined ? undefined : daysOfUse(amount, meter, since);
        if (amount === undefined || days === undefined) return [];
        const isSlower = days < every.fortnight;
        return [
          {
            days: isSlower ? every.fortnight : days,
            every: amount,
            unit: meter.unit,
            ...(isSlower && { isSlower }),
          },
        ];
      });
      const [first] = uses.toSorted((one, other) => one.days - other.days);
      return first ? [[task.id, first]] : [];
    });
  return Object.fromEntries(found);
}

/**
 * The job at the days that its use takes if those are fewer, so that no safety or legal task is put off. The use is its
 * reason only if it comes as often as that.
 */
export function withUse(job: Job, { uses }: Pick<Home, 'uses'>): Job {
  const { usualDays: _, ...rest } = job;
  const { task } = job;
  const byUse = task.use && uses?.[task.id];
  if (!byUse || byUse.days >= task.intervalDays) return job;
  return { ...rest, task: { ...task, intervalDays: byUse.days }, ...(!byUse.isSlower && { byUse }) };
}
