import { compareText } from '../compare-text.ts';
import { addDays, datesOfWeek, daysBetween, type IsoDate, weekdayOf } from '../dates.ts';
import { type Candidate, wellInto } from './due.ts';
import type { Home } from './types.ts';

/** What the assistant plans never makes a week longer than this. */
export const mostMinutes = 150;
/** How far ahead the critical jobs are laid out. */
const weeksAhead = 13;

/** What the week that is being planned has left for critical jobs. */
export type Room = {
  readonly places: number;
  /** Items that have their one job of this week already. */
  readonly items: ReadonlySet<string>;
  /** Items of which a job from the last two weeks still waits to be done. */
  readonly waiting: ReadonlySet<string>;
};

/** The weeks, counted from this one, between which a job is to be done. */
type Span = { readonly candidate: Candidate; readonly earliest: number; readonly latest: number };

type Week = { places: number; minutes: number; readonly items: Set<string> };

/** The first scheduled day of this week and of each of those that are looked at ahead. */
function firstDaysOf(home: Home, weekStart: IsoDate): readonly IsoDate[] {
  const first = datesOfWeek(weekStart).find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? weekStart;
  return Array.from({ length: weeksAhead + 1 }, (_, week) => addDays(first, 7 * week));
}

/** How many weeks from this one the job can wait; negative when its deadline cannot be kept any more. */
function weeksToSpare(firstDays: readonly IsoDate[], deadline: IsoDate): number {
  const tooLate = firstDays.findIndex((first) => first > deadline);
  return tooLate < 0 ? weeksAhead : tooLate - 1;
}

/** Nothing goes early at the start of its season: the same day a year later might fall before it. */
function spanOf(candidate: Candidate, firstDays: readonly IsoDate[], weekStart: IsoDate, { waiting }: Room): Span {
  const { window, task, last, item } = candidate;
  const latest = weeksToSpare(firstDays, candidate.deadline ?? candidate.dueOn);
  const inSeason = window && !task.inUse ? Math.ceil(daysBetween(weekStart, wellInto(window)) / 7) : 0;
  const leavesTheWaiting = waiting.has(item.name) && (latest > 0 || !last) ? 1 : 0;
  return { candidate, earliest: Math.max(Math.min(inSeason, Math.max(0, latest)), leavesTheWaiting), latest };
}

/**
 * The order in which jobs choose their weeks: what has a gap to keep before what was never done, which breaks none;
 * what is late first; then the frequent before the rare, since what goes early comes round early, too.
 */
function inOrder(one: Span, other: Span): number {
  const isNew = ({ candidate }: Span) => Number(candidate.last === undefined);
  const days = ({ candidate, latest }: Span) => (latest < 0 ? 0 : candidate.task.intervalDays);
  return (
    isNew(one) - isNew(other) ||
    days(one) - days(other) ||
    compareText(one.candidate.deadline ?? '', other.candidate.deadline ?? '') ||
    compareText(one.candidate.task.id, other.candidate.task.id)
  );
}

/** The last week of the span that can hold the job, or else the first after it; -1 when there is none. */
function weekFor({ candidate: { item, task } }: Span, weeks: readonly Week[], from: number, to: number): number {
  const holds = ({ places, minutes, items }: Week) => places > 0 && minutes >= task.minutes && !items.has(item.name);
  const inTime = weeks.findLastIndex((week, index) => from <= index && index <= to && holds(week));
  return inTime >= 0 ? inTime : weeks.findIndex((week, index) => from <= index && to < index && holds(week));
}

/** Puts the job and its later turns into the weeks; whether the first of them is this week. */
function layOut(span: Span, weeks: readonly Week[]): boolean {
  const { item, task } = span.candidate;
  const step = Math.max(1, Math.floor(task.intervalDays / 7));
  const first = weekFor(span, weeks, span.earliest, span.latest);
  for (let index = first, week = weeks[first]; week; week = weeks[index]) {
    week.places -= 1;
    week.minutes -= task.minutes;
    week.items.add(item.name);
    index = weekFor(span, weeks, index + 1, index + step);
  }
  return first === 0;
}

/**
 * The critical jobs that this week has to take. All those of the coming quarter are laid out, each in the last week
 * that keeps its gap and has a place, the minutes, and nothing else of its item; this week's share is what could not
 * wait.
 */
export function mustDoNow(
  home: Home,
  weekStart: IsoDate,
  critical: readonly Candidate[],
  room: Room,
): readonly Candidate[] {
  const firstDays = firstDaysOf(home, weekStart);
  const weeks = Array.from(
    { length: weeksAhead },
    (_, index): Week => ({
      places: index === 0 ? room.places : home.tasksPerWeek,
      minutes: mostMinutes,
      items: new Set(index === 0 ? room.items : []),
    }),
  );
  return critical
    .map((candidate) => spanOf(candidate, firstDays, weekStart, room))
    .filter(({ latest }) => latest < weeksAhead)
    .sort(inOrder)
    .filter((span) => layOut(span, weeks))
    .map(({ candidate }) => candidate);
}
