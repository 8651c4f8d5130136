import { isReplaceable, isVisible, missedAfterDays, movedTo, skipped, type Task } from '../tasks/task.ts';
import { addDays, daysBetween, type IsoDate, weekStartOf } from '../time/dates.ts';
import { dateInZone } from '../time/zones.ts';
import { openDays } from './days.ts';
import { mostMinutesPerTask } from './intervals.ts';
import type { Home } from './types.ts';

/** What can be done at once with open tasks of earlier days. */
export const overdueActions = ['spread', 'today', 'let-go'] as const;
export type OverdueAction = (typeof overdueActions)[number];

/** Where an open task was before an action, so that the action can be undone. */
export type FormerPlace = { readonly id: string; readonly scheduledOn: IsoDate; readonly moved: boolean };

/** How many weeks tasks are spread over; this week is the first. Whatever finds no room comes in the last one. */
const weeksToSpread = 12;

/** The first day whose open tasks are shown with the current week. */
export function overdueFrom(today: IsoDate): IsoDate {
  return addDays(weekStartOf(today), -missedAfterDays);
}

/** The open tasks of earlier days that the week shows, in the order of the given ones. */
export function overdueTasksOf(tasks: readonly Task[], today: IsoDate): readonly Task[] {
  const overdue = tasks.filter(
    ({ status, scheduledOn }) => status === 'open' && overdueFrom(today) <= scheduledOn && scheduledOn < today,
  );
  return lastTurns(overdue);
}

/** Without the open turns of a custom task that a later one of these has taken the place of. */
export function lastTurns<Turn extends Pick<Task, 'source' | 'status' | 'scheduledOn'>>(
  tasks: readonly Turn[],
): readonly Turn[] {
  const last = new Map<string, IsoDate>();
  for (const { source, status, scheduledOn } of tasks) {
    if (status === 'open' && scheduledOn > (last.get(source) ?? '')) last.set(source, scheduledOn);
  }
  const isReplaced = ({ source, status, scheduledOn }: Turn) =>
    status === 'open' && source.startsWith('custom:') && scheduledOn < (last.get(source) ?? '');
  return tasks.filter((task) => !isReplaced(task));
}

/** Whether a task of the weeks before is open, or was done since Monday, so that it counts in this week. */
export function isLeftOver({ status, completedAt }: Task, weekStart: IsoDate, timezone: string): boolean {
  if (status === 'done') return completedAt !== undefined && dateInZone(completedAt, timezone) >= weekStart;
  return status === 'open';
}

type Spread = {
  readonly home: Pick<Home, 'scheduledDays' | 'pauses' | 'tasksPerWeek'>;
  readonly today: IsoDate;
  /** The household's tasks from this Monday on, of any status. */
  readonly tasks: readonly Task[];
  readonly isSafety: (task: Task) => boolean;
};

/** A week with its open days, its tasks that stay, and how many more it takes. */
type Room = {
  readonly days: readonly IsoDate[];
  readonly minutes: Map<IsoDate, number>;
  total: number;
  places: number;
};

function roomIn(weekStart: IsoDate, { home, today, tasks }: Spread, moving: ReadonlySet<string>): Room {
  const isThisWeek = weekStart === weekStartOf(today);
  const days = openDays(home, weekStart, today);
  // Later weeks are planned again around the tasks that stay.
  const staying = tasks.filter(
    (task) =>
      isVisible(task) &&
      !moving.has(task.id) &&
      weekStartOf(task.scheduledOn) === weekStart &&
      (isThisWeek || !isReplaceable(task)),
  );
  const minutes = new Map(days.map((day) => [day, 0]));
  for (const { scheduledOn, minutes: more = 0 } of staying) {
    minutes.set(scheduledOn, (minutes.get(scheduledOn) ?? 0) + more);
  }
  const free = home.tasksPerWeek - staying.length;
  return {
    days,
    minutes,
    total: staying.reduce((sum, { minutes: more = 0 }) => sum + more, 0),
    // A later week keeps half of its places for what becomes due then.
    places: isThisWeek ? free : Math.min(free, Math.max(1, Math.floor(home.tasksPerWeek / 2))),
  };
}

function put(task: Task, room: Room, date: IsoDate): Task {
  const { minutes = 0 } = task;
  room.minutes.set(date, (room.minutes.get(date) ?? 0) + minutes);
  room.total += minutes;
  room.places -= 1;
  return movedTo(task, date);
}

const lightest = ({ days, minutes }: Room): IsoDate | undefined =>
  days.reduce<IsoDate | undefined>(
    (best, day) => (best !== undefined && (minutes.get(best) ?? 0) <= (minutes.get(day) ?? 0) ? best : day),
    undefined,
  );

/**
 * The tasks on scheduled days of this week and the next ones, so that each week keeps to the household's wish. Safety
 * tasks come on the next scheduled day whatever it holds, and come first in the result; the others follow by day.
 */
export function spreadOut(moving: readonly Task[], spread: Spread): readonly Task[] {
  const { home, today, isSafety } = spread;
  const ids = new Set(moving.map(({ id }) => id));
  const monday = weekStartOf(today);
  const rooms = Array.from({ length: weeksToSpread }, (_, week) =>
    roomIn(addDays(monday, 7 * week), spread, ids),
  ).filter(({ days }) => days.length > 0);
  const mostMinutes = home.tasksPerWeek * mostMinutesPerTask;
  const inOrder = [...moving].sort(
    (one, other) => Number(isSafety(other)) - Number(isSafety(one)) || daysBetween(other.scheduledOn, one.scheduledOn),
  );
  return inOrder.map((task) => {
    const [next] = rooms;
    if (!next) return movedTo(task, today);
    if (isSafety(task)) return put(task, next, next.days[0] ?? today);
    const fits = ({ total, places }: Room) => places > 0 && (total === 0 || total + (task.minutes ?? 0) <= mostMinutes);
    const room = rooms.find(fits) ?? rooms.at(-1) ?? next;
    return put(task, room, lightest(room) ?? today);
  });
}

/**
 * The tasks as an action leaves them: spread out, moved to today, or skipped. Safety tasks are never skipped at once
 * with others: they move to the next scheduled day.
 */
export function clearedBy(tasks: readonly Task[], action: OverdueAction, spread: Spread): readonly Task[] {
  if (action === 'today') return tasks.map((task) => movedTo(task, spread.today));
  if (action === 'spread') return spreadOut(tasks, spread);
  return [
    ...spreadOut(tasks.filter(spread.isSafety), spread),
    ...tasks.filter((task) => !spread.isSafety(task)).map(skipped),
  ];
}
