import { dayNumber } from '../../time/dates.ts';
import { type Breach, dayPlanned, type Week, type Years } from './lived-years.ts';

/** How far ahead the year is promised, in weeks, and how often the promise is looked at. */
const promised = 26;
const every = 13;
/** The share of the tasks that come in the week for which they were planned, if everything is done on its day. */
const leastShare = 0.85;
/** Fewer tasks say nothing. */
const leastTasks = 50;

/** Whether each of the turns planned in a week for the half year after it came in its week. */
function kept(weeks: readonly Week[], index: number): readonly boolean[] {
  const monday = dayNumber(weeks[index]?.weekStart ?? '');
  return [...(weeks[index]?.outlook ?? [])].flatMap(([source, mondays]) =>
    mondays.flatMap((day) => {
      const ahead = (day - monday) / 7;
      const week = weeks[index + ahead];
      return week && ahead < promised ? [dayPlanned(week, source) !== undefined] : [];
    }),
  );
}

/** The share of the year ahead that holds, 0 to 1; undefined for too few weeks, or if tasks were left undone or paused. */
function heldShare({ weeks }: Years): number | undefined {
  const last = weeks.at(-1);
  if (!last || last.input.home.pauses.length > 0) return undefined;
  if (
    weeks.some(({ input }) =>
      input.tasks.some(({ status, scheduledOn }) => status === 'open' && scheduledOn < input.today),
    )
  )
    return undefined;
  const all = weeks.flatMap((_, index) =>
    index % every === 0 && index + promised < weeks.length ? kept(weeks, index) : [],
  );
  return all.length < leastTasks ? undefined : all.filter(Boolean).length / all.length;
}

/** The home, if its year ahead doesn't hold. */
export function brokenPromise(years: Years): readonly Breach[] {
  const share = heldShare(years);
  const [first] = years.weeks;
  return first && share !== undefined && share < leastShare ? [{ weekStart: first.weekStart }] : [];
}
