import type { Substance } from '../../care-task.ts';
import { dayNumber, weekdays } from '../../dates.ts';
import { canMeet } from '../../substances.ts';
import { isUserCreated } from '../../task.ts';
import type { Candidate } from '../candidates-for.ts';
import { mostMinutesPerTask } from '../intervals.ts';
import type { Job, PlanInput } from '../types.ts';

/** One week of the year ahead, filled job by job. */
export type GridWeek = {
  readonly index: number;
  /** The first and the last scheduled day that is not past, as day numbers; in a later week, whether paused or not. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** The first day on which something can be done: infinite if all days are past or paused. */
  readonly opensOn: number;
  places: number;
  minutes: number;
  /** The items that have their one task of the week, safety tasks aside, and its bundle if they all have one. */
  readonly items: Map<string, string | undefined>;
  readonly substances: Substance[];
  readonly bundles: Set<string>;
  /** Items whose overdue task is shown with this week. */
  readonly waiting: ReadonlySet<string>;
};

export type Grid = {
  readonly weeks: readonly GridWeek[];
  readonly mostMinutes: number;
  readonly mostPlaces: number;
};

/** Places and minutes of a week. */
export type Room = { readonly places: number; readonly minutes: number };

const noRoom: Room = { places: 0, minutes: 0 };

const none: ReadonlySet<string> = new Set();

/** The weeks from the input's on, with what they already hold. */
export function gridOf(
  input: PlanInput,
  count: number,
  jobOf: (source: string) => Job | undefined,
  waiting: ReadonlySet<string>,
): Grid {
  const { home, weekStart, today } = input;
  const monday = dayNumber(weekStart);
  const now = dayNumber(today);
  const pauses = home.pauses.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const offsets = weekdays.flatMap((name, offset) => (home.scheduledDays.includes(name) ? [offset] : []));
  const weeks = Array.from({ length: count }, (_, index): GridWeek => {
    const future = offsets.map((offset) => monday + 7 * index + offset).filter((day) => day >= now);
    const open = future.filter((day) => !pauses.some(({ from, to }) => from <= day && day <= to));
    const days = index === 0 ? open : future;
    return {
      index,
      firstDay: days[0] ?? Number.POSITIVE_INFINITY,
      lastDay: days.at(-1) ?? Number.NEGATIVE_INFINITY,
      opensOn: open[0] ?? Number.POSITIVE_INFINITY,
      places: open.length > 0 ? home.tasksPerWeek : 0,
      minutes: 0,
      items: new Map(),
      substances: [],
      bundles: new Set(),
      waiting: index === 0 ? waiting : none,
    };
  });
  const grid = { weeks, mostMinutes: home.tasksPerWeek * mostMinutesPerTask, mostPlaces: home.tasksPerWeek };
  for (const task of input.tasks) {
    if (task.status === 'skipped' || isUserCreated(task)) continue;
    const week = weeks[Math.floor((dayNumber(task.scheduledOn) - monday) / 7)];
    const job = jobOf(task.source);
    if (week && job) put(week, job);
    else if (week) week.places -= 1;
  }
  return grid;
}

/**
 * Whether the week has room for the job, and for those that are best done with it. A job longer than a week's time has a week
 * to itself.
 */
export function holds(grid: Grid, week: GridWeek, { item, task }: Candidate, mates: Room = noRoom): boolean {
  if (week.places <= mates.places) return false;
  const total = week.minutes + task.minutes + mates.minutes;
  if (week.minutes > 0 && total > grid.mostMinutes) return false;
  if (task.stake !== 'danger') {
    const isTaken =
      week.items.has(item.name) && (task.bundle === undefined || week.items.get(item.name) !== task.bundle);
    if (isTaken || week.waiting.has(item.name)) return false;
  }
  const hasChoiceOfDays = week.lastDay > week.firstDay;
  return (task.stake === 'danger' && hasChoiceOfDays) || canMeet(task.uses, week.substances);
}

export function put(week: GridWeek, { item, task }: Job): void {
  week.places -= 1;
  week.minutes += task.minutes;
  if (task.stake !== 'danger') {
    const isOfAnother = week.items.has(item.name) && week.items.get(item.name) !== task.bundle;
    week.items.set(item.name, isOfAnother ? undefined : task.bundle);
  }
  week.substances.push(...(task.uses ?? []));
  if (task.bundle) week.bundles.add(task.bundle);
}

/** Takes back what `put` did. */
export function take(week: GridWeek, { item, task }: Job): void {
  week.places += 1;
  week.minutes -= task.minutes;
  if (task.stake !== 'danger') week.items.delete(item.name);
  for (const substance of task.uses ?? []) week.substances.splice(week.substances.indexOf(substance), 1);
}
