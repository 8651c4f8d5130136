import { dayNumber, weekdays } from '#core/domain/time/dates.ts';
import { holidaysBetween } from '#core/domain/time/holidays.ts';
import type { Life, LivedWeek } from './lives.ts';

const average = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

export const meanMinutes = ({ weeks }: Life): number => average(weeks.map(({ minutes }) => minutes));
export const meanTasks = ({ weeks }: Life): number => average(weeks.map(({ tasks }) => tasks.length));

/** The share of the weeks with the minutes, 0 to 1. */
export const shareBetween = ({ weeks }: Life, least: number, most: number): number =>
  weeks.filter(({ minutes }) => least <= minutes && minutes <= most).length / weeks.length;

/** Weeks of several tasks that are longer than the minutes. */
export const crowdedWeeks = ({ weeks }: Life, most: number): readonly LivedWeek[] =>
  weeks.filter(({ minutes, tasks }) => minutes > most && tasks.length > 1);

/** Weeks without a task. Those with a main holiday may be empty. */
export const emptyWeeks = ({ weeks, home }: Life): readonly LivedWeek[] =>
  weeks.filter(({ tasks, weekStart }) => {
    const monday = dayNumber(weekStart);
    const holidays = holidaysBetween(home.country, monday, monday + 6);
    const days = weekdays.flatMap((name, index) => (home.scheduledDays.includes(name) ? [monday + index] : []));
    return tasks.length === 0 && !days.some((day) => holidays.has(day));
  });

/** Minutes a week in the fullest month, as a multiple of the mean. Months that are not whole don't count. */
export function fullestMonth(life: Life): number {
  const months = Map.groupBy(life.weeks, ({ weekStart }) => weekStart.slice(0, 7));
  const whole = [...months.values()].filter((weeks) => weeks.length >= 4);
  return Math.max(...whole.map((weeks) => average(weeks.map(({ minutes }) => minutes)))) / meanMinutes(life);
}
