import { careTaskById } from '#core/catalogue/index.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import { checkWishes, checkYears } from '#core/domain/plan/check/check-years.ts';
import { violationsOf } from '#core/domain/plan/check/violations-of.ts';
import type { SimulatedWeek } from '#core/domain/plan/simulate.ts';
import { dayNumber } from '#core/domain/time/dates.ts';

/** What a life comes to. */
export type Verdict = {
  /** Each broken rule, with the task and the week that break it. */
  readonly broken: readonly { readonly rule: string; readonly where: string }[];
  readonly usual: number;
  readonly minutes: number;
  readonly tasks: number;
  readonly spread: number;
  /** The share of the care of two years that keeps its interval and half, and how many times its interval it takes. */
  readonly care: number;
  readonly stretch: number;
  /** The share of a 26-week forecast that comes in its week, and of its bookings and seasonal jobs within two weeks. */
  readonly forecast: number;
  readonly appointments: number;
};

const minutesIn = ({ tasks }: SimulatedWeek) => tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
const average = (all: readonly number[]) =>
  all.length === 0 ? 1 : all.reduce((sum, each) => sum + each, 0) / all.length;

function forecasts(weeks: readonly SimulatedWeek[]) {
  const came = new Map<string, number[]>();
  for (const [index, { tasks }] of weeks.entries())
    for (const { source } of tasks) came.set(source, [...(came.get(source) ?? []), index]);
  const [all, seasonal]: [number[], number[]] = [[], []];
  for (let index = 0; index + 26 < weeks.length; index += 13) {
    const week = weeks[index];
    for (const [source, mondays] of week?.outlook ?? []) {
      const task = careTaskById.get(source.slice('care:'.length))?.task;
      for (const day of mondays) {
        const ahead = (day - dayNumber(week?.weekStart ?? '')) / 7;
        if (ahead >= 26 || ahead < 0) continue;
        const weeksOf = came.get(source) ?? [];
        all.push(weeksOf.includes(index + ahead) ? 1 : 0);
        if (task?.professional || task?.season)
          seasonal.push(weeksOf.some((each) => Math.abs(each - index - ahead) <= 2) ? 1 : 0);
      }
    }
  }
  return { forecast: average(all), appointments: average(seasonal) };
}

function careOf(weeks: readonly SimulatedWeek[]) {
  const first = weeks[0];
  if (!first) return { care: 1, stretch: 1 };
  const jobs = candidatesFor(first.input).jobs.filter(
    ({ task }) => (task.stake === 'wear' || task.stake === 'comfort') && !task.season && task.intervalDays <= 182,
  );
  const gaps = jobs
    .filter(({ task }) => task.stake === 'wear')
    .map(({ task }) => {
      const days = weeks.flatMap(({ tasks }) =>
        tasks.filter(({ source }) => source === `care:${task.id}`).map(({ date }) => dayNumber(date)),
      );
      const all = [dayNumber(first.weekStart), ...days, dayNumber(weeks.at(-1)?.weekStart ?? '') + 7];
      return {
        longest: Math.max(...all.slice(1).map((day, index) => day - (all[index] ?? day))) / task.intervalDays,
        mean: 728 / (days.length + 0.5) / task.intervalDays,
      };
    });
  return {
    care: average(gaps.map(({ longest }) => (longest <= 1.5 ? 1 : 0))),
    stretch: average(gaps.map(({ mean }) => mean)),
  };
}

export function judge(weeks: readonly SimulatedWeek[]): Verdict {
  const wish = weeks[0]?.input.home.tasksPerWeek ?? 1;
  const minutes = weeks.map(minutesIn);
  const mean = average(minutes);
  const least = Math.min(6 * wish, 0.6 * mean);
  const usual = weeks.filter((week) => {
    const own = minutesIn(week);
    return own >= least && (own <= 15 * wish || week.tasks.length === 1);
  });
  return {
    broken: [
      ...weeks.flatMap(({ tasks, input, weekStart }) =>
        violationsOf(tasks, input).map(({ rule, source }) => ({ rule, where: `${weekStart} ${source}` })),
      ),
      ...[...checkYears(weeks), ...checkWishes(weeks)].map(({ rule, source, weekStart }) => ({
        rule,
        where: `${weekStart} ${source ?? ''}`,
      })),
    ],
    usual: usual.length / weeks.length,
    minutes: mean,
    tasks: average(weeks.map(({ tasks }) => tasks.length)),
    spread: Math.sqrt(average(minutes.map((each) => (each - mean) ** 2))),
    ...careOf(weeks),
    ...forecasts(weeks),
  };
}
