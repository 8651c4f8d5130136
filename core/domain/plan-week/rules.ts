import { climateOf } from '../climate.ts';
import { addDays } from '../dates.ts';
import { isWithin, seasonIn, windowAround } from '../seasons.ts';
import { canMeet } from '../substances.ts';
import { missedAfterDays } from '../week.ts';
import { openDays } from './days.ts';
import type { JudgedTask, JudgedWeek } from './judged-week.ts';
import type { Home } from './types.ts';

/** The assistant's tasks of a plan together take at most this long. */
export const mostMinutes = 150;
/** A week holds at most one job this long. */
export const longJobMinutes = 60;

const minutesOf = ({ job }: JudgedTask): number => job?.task.minutes ?? 0;
const isLong = (task: JudgedTask): boolean => minutesOf(task) >= longJobMinutes;

function isInSeason({ job, date }: JudgedTask, { country, timezone }: Home): boolean {
  const { season, inUse } = job?.task ?? {};
  const months = seasonIn(country, season ?? (climateOf(country, timezone).freezes ? inUse : undefined), timezone);
  return months === undefined || isWithin(windowAround(months, date), date);
}

type Rule = {
  readonly name: string;
  /** The planned tasks that break the rule. */
  readonly breakers: (week: JudgedWeek) => readonly JudgedTask[];
};

/** The rules that every plan of a week keeps. */
export const rules = [
  {
    name: 'is for an item that the home has',
    breakers: ({ planned }) => planned.filter(({ job }) => job === undefined),
  },
  {
    name: 'is in the week once',
    breakers: ({ planned, held }) =>
      planned.filter(({ source }) => held.filter((other) => other.source === source).length > 1),
  },
  {
    name: 'is the only task of its item in the week',
    breakers: ({ planned, held }) =>
      planned.filter(({ job }) => job && held.filter((other) => other.job?.item.name === job.item.name).length > 1),
  },
  {
    name: 'leaves the week with no more tasks than the household wants',
    breakers: ({ planned, held, input }) =>
      planned.slice(Math.max(0, input.home.tasksPerWeek - (held.length - planned.length))),
  },
  {
    name: 'is on a scheduled day of the week that is not past',
    breakers: ({ planned, input: { home, weekStart, today } }) => {
      const days = new Set(openDays(home, weekStart, today));
      return planned.filter(({ date }) => !days.has(date));
    },
  },
  {
    // Safety without a history doesn't wait for a season.
    name: 'is in its season',
    breakers: ({ planned, input: { home, history } }) =>
      planned.filter((task) => {
        const { season, critical } = task.job?.task ?? {};
        return !isInSeason(task, home) && !(critical && season && !history.has(task.source));
      }),
  },
  {
    name: 'uses nothing that must not meet what another task of the day uses',
    breakers: ({ planned, held }) =>
      planned.filter((task) =>
        held.some((other) => other.date === task.date && !canMeet(task.job?.task.uses, other.job?.task.uses)),
      ),
  },
  {
    // The exception exists because the longest gap of a critical task could break otherwise.
    name: 'is of no item with an overdue task, unless it is critical and was done before',
    breakers: ({ planned, waiting, input: { history } }) => {
      const items = new Set(waiting.map(({ job }) => job?.item.name));
      return planned.filter(
        ({ source, job }) => job && items.has(job.item.name) && !(job.task.critical && history.has(source)),
      );
    },
  },
  {
    name: 'is the only long job of the week',
    breakers: ({ planned, held }) => (held.filter(isLong).length > 1 ? planned.filter(isLong) : []),
  },
  {
    name: 'leaves the plan within two and a half hours',
    breakers: ({ planned }) => {
      const minutes = planned.reduce((sum, task) => sum + minutesOf(task), 0);
      return minutes > mostMinutes ? planned.slice(-1) : [];
    },
  },
  {
    name: 'was not left open in the two weeks before',
    breakers: ({ planned, input: { tasks, weekStart } }) => {
      const from = addDays(weekStart, -missedAfterDays);
      const open = tasks.filter(({ status, scheduledOn }) => status === 'open' && scheduledOn >= from);
      return planned.filter(({ source }) => open.some((task) => task.source === source));
    },
  },
] as const satisfies readonly Rule[];

export type RuleName = (typeof rules)[number]['name'];
