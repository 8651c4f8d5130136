import { firstWeekOf } from '../joining.ts';
import type { SimulatedWeek } from '../simulate.ts';
import { average, minutesOf } from './lived-years.ts';
import { minutesPerTask } from './load.ts';

/** How the work is spread over the weeks. */
type Spread = {
  readonly averageMinutes: number;
  /** The usual time of a week: 30 to 75 minutes at five tasks a week. */
  readonly usualMinutes: { readonly from: number; readonly to: number };
  /** The share of the weeks that take this long, 0 to 1. */
  readonly usualShare: number;
  readonly longestMinutes: number;
  /** How many times the average the weeks of the busiest month take, of the months that have four weeks. */
  readonly busiestMonth: number;
};

/** The average minutes of the weeks of each month that has four weeks or more. A week belongs to the month of its Monday. */
function monthlyAverages(weeks: readonly SimulatedWeek[]): readonly number[] {
  return [...Map.groupBy(weeks, ({ weekStart }) => weekStart.slice(0, 7)).values()]
    .filter((month) => month.length >= 4)
    .map((month) => average(month.map(({ tasks }) => minutesOf(tasks))));
}

export function spreadOf(weeks: readonly SimulatedWeek[]): Spread {
  const home = weeks[0]?.input.home;
  const since = home ? weeks.filter(({ weekStart }) => weekStart >= firstWeekOf(home)) : [];
  const minutes = since.map(({ tasks }) => minutesOf(tasks));
  const mean = average(minutes);
  const { from, to } = minutesPerTask.usual;
  const usualMinutes = { from: from * (home?.tasksPerWeek ?? 0), to: to * (home?.tasksPerWeek ?? 0) };
  const usual = minutes.filter((each) => usualMinutes.from <= each && each <= usualMinutes.to);
  return {
    averageMinutes: Math.round(mean),
    usualMinutes,
    usualShare: minutes.length === 0 ? 0 : usual.length / minutes.length,
    longestMinutes: Math.max(0, ...minutes),
    busiestMonth: mean === 0 ? 0 : Math.max(0, ...monthlyAverages(since)) / mean,
  };
}
