import { canMeet } from '../../care/substances.ts';
import type { TaskSource } from '../../tasks/task.ts';
import { missedAfterDays } from '../../tasks/task.ts';
import { addDays, dayNumber } from '../../time/dates.ts';
import { openDays } from '../days.ts';
import { latestDayAfter } from '../in-season.ts';
import { mostMinutesPerTask } from '../intervals.ts';
import { firstWeekOf } from '../joining.ts';
import { placeOf } from '../rules/places.ts';
import { daysForFirst } from '../year/problem-of-year.ts';
import type { JudgedTask, JudgedWeek } from './judged-week.ts';

/** How long before its last day a safety job may make a full week longer, because the weeks that follow are full too. */
const daysAheadOfDue = 28;

const minutesOf = ({ candidate }: JudgedTask): number => candidate?.task.minutes ?? 0;

type Rule = {
  readonly name: string;
  /** The tasks that break the rule: planned ones, or those that the plan should have. */
  readonly breakers: (week: JudgedWeek) => readonly { readonly source: TaskSource }[];
};

/** Whether another task of the week is of the same item and not of the same bundle. */
function sharesItem({ candidate, source }: JudgedTask, { held }: JudgedWeek): boolean {
  return held.some(
    (other) =>
      other.source !== source &&
      candidate !== undefined &&
      candidate.task.stake !== 'danger' &&
      other.candidate?.task.stake !== 'danger' &&
      other.candidate?.item.name === candidate.item.name &&
      (candidate.task.bundle === undefined || other.candidate.task.bundle !== candidate.task.bundle),
  );
}

/** The rules that every plan of a week keeps. */
export const rules = [
  {
    name: 'fits the home',
    breakers: ({ planned }) => planned.filter(({ candidate }) => candidate === undefined),
  },
  {
    name: 'is of no item that is closed',
    breakers: ({ planned, rests }) => planned.filter(({ candidate }) => candidate && rests(candidate)),
  },
  {
    name: 'is in the week once',
    breakers: ({ planned, held }) =>
      planned.filter(({ source }) => held.filter((other) => other.source === source).length > 1),
  },
  {
    name: 'is the only task of its item in the week, unless they are one bundle or for safety',
    breakers: (week) => week.planned.filter((task) => sharesItem(task, week)),
  },
  {
    name: 'leaves the week with no more tasks than the household wants, but for a safety task that is due',
    breakers: ({ planned, held, input, turnOf }) => {
      const nextWeek = dayNumber(addDays(input.weekStart, 7));
      const atHome = nextWeek - dayNumber(firstWeekOf(input.home));
      const isDue = ({ candidate }: JudgedTask): boolean =>
        candidate?.task.stake === 'danger' &&
        (candidate.last === undefined ? atHome > daysForFirst : turnOf(candidate).latest < nextWeek + 7);
      const most = input.home.tasksPerWeek + (planned.some(isDue) ? 1 : 0);
      // A round of quick tests takes one place.
      const places = new Set<string>();
      return held.filter((each) => {
        places.add(each.candidate ? placeOf(each.candidate) : each.source);
        return places.size > most && planned.includes(each);
      });
    },
  },
  {
    name: 'is on a scheduled day of the week that is not past',
    breakers: ({ planned, input: { home, weekStart, today } }) => {
      const days = new Set(openDays(home, weekStart, today));
      return planned.filter(({ date }) => !days.has(date));
    },
  },
  {
    // A safety job doesn't wait for a season without a history, when its longest gap runs out, or if the season was full.
    name: 'is in its season',
    breakers: ({ planned, turnOf }) =>
      planned.filter(({ candidate, date }) => {
        if (!candidate || candidate.windows.length === 0) return false;
        const day = dayNumber(date);
        const { window, latest } = turnOf(candidate);
        if (candidate.task.stake === 'danger' && (window === undefined || day > latest)) return false;
        return !candidate.windows.some(({ opens, closes }) => opens <= day && day <= closes + candidate.graceDays);
      }),
  },
  {
    name: 'uses nothing that must not meet what another task of the day uses',
    breakers: ({ planned, held }) =>
      planned.filter((task) =>
        held.some(
          (other) => other.date === task.date && !canMeet(task.candidate?.task.uses, other.candidate?.task.uses),
        ),
      ),
  },
  {
    // The exception exists because the longest gap of a safety task could break otherwise.
    name: 'is of no item with an overdue task, unless it is a safety task',
    breakers: ({ planned, waiting }) => {
      const items = new Set(waiting.map(({ candidate }) => candidate?.item.name));
      return planned.filter(({ candidate }) => candidate?.task.stake !== 'danger' && items.has(candidate?.item.name));
    },
  },
  {
    // A full week may get longer for a job that would miss its season or break its longest gap otherwise.
    name: 'leaves the week within its time, unless it is alone, a costly job of the season or a safety task that is due',
    breakers: ({ planned, held, input, turnOf }) => {
      const minutes = held.reduce((sum, task) => sum + minutesOf(task), 0);
      const isFull = held.length > 1 && minutes > input.home.tasksPerWeek * mostMinutesPerTask;
      const nextWeek = dayNumber(addDays(input.weekStart, 7));
      const isFirst = nextWeek - dayNumber(firstWeekOf(input.home)) > daysAheadOfDue;
      const cannotWait = ({ candidate }: JudgedTask): boolean =>
        candidate !== undefined &&
        ((candidate.windows.length > 0 &&
          (candidate.task.stake === 'costly' || candidate.task.seasonalUse !== undefined)) ||
          (candidate.task.stake === 'danger' &&
            ((isFirst && candidate.last === undefined) || turnOf(candidate).latest < nextWeek + daysAheadOfDue)));
      return isFull && !held.some(cannotWait) ? planned.slice(-1) : [];
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
  {
    name: 'does not leave out a safety task whose longest gap ends in the week',
    breakers: ({ held, waiting, candidates, rests, countsFrom, input: { home, weekStart, today } }) => {
      const days = openDays(home, weekStart, today);
      const nextWeek = openDays(home, addDays(weekStart, 7), today)[0];
      if (days.length === 0 || nextWeek === undefined || held.length >= home.tasksPerWeek) return [];
      const present = new Set([...held, ...waiting].map(({ source }) => source));
      return candidates.filter((candidate) => {
        const since = countsFrom(candidate);
        if (candidate.task.stake !== 'danger' || since === undefined) return false;
        if (rests(candidate) || present.has(candidate.source)) return false;
        const latest = latestDayAfter(candidate, since);
        return latest >= dayNumber(days[0] ?? weekStart) && latest < dayNumber(nextWeek);
      });
    },
  },
] as const satisfies readonly Rule[];

export type RuleName = (typeof rules)[number]['name'];
