import type { z } from 'zod';
import type { contract } from '#apps/contract/index.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';

type WeekBody = z.output<typeof contract.getWeek.response>;
type TaskBody = WeekBody['tasks'][number];

/** What the model knows of a task. While `doubts` has entries, each of them may be true. */
export type KnownTask = {
  readonly id: string;
  readonly title: string;
  readonly day: IsoDate;
  readonly isDone: boolean;
  readonly isDeleted: boolean;
  readonly isMoved: boolean;
  /** Made by hand, so that no planning replaces it. */
  readonly isByHand: boolean;
  /** The states before and after a change that was cut off. */
  readonly doubts?: readonly KnownTask[];
};

/** A household as the model knows it. */
export type Home = {
  readonly email: string;
  /** Empty until its first sign-in. */
  id: string;
  /** How many households the address has had. */
  lives: number;
  zone: string;
  token: string | undefined;
  signedInAt: Date;
  /** When a request was certainly noted as a use of the session, and when one may have been. */
  usedAt: Date;
  triedAt: Date;
  isOnboarded: boolean;
  /** Its person asked for its deletion; `maybe` if the request was cut off. */
  isLeaving: boolean | 'maybe';
  /** When it was last known to ask for that. */
  leftAt: Date;
  tasks: Map<string, KnownTask>;
  /** Recurring tasks by id, with their titles. */
  customs: Map<string, string>;
};

export const newHome = (email: string, zone: string): Home => ({
  email,
  id: '',
  lives: 1,
  zone,
  token: undefined,
  signedInAt: new Date(0),
  usedAt: new Date(0),
  triedAt: new Date(0),
  isOnboarded: false,
  isLeaving: false,
  leftAt: new Date(0),
  tasks: new Map(),
  customs: new Map(),
});

/** Forgets everything but the address, because the household is deleted. */
export function forget(home: Home): void {
  Object.assign(home, newHome(home.email, home.zone), { id: home.id, lives: home.lives + 1 });
}

export const knownTask = (task: TaskBody, before?: KnownTask): KnownTask => ({
  id: task.id,
  title: task.title,
  day: task.scheduledAt,
  isDone: task.completed,
  isDeleted: false,
  isMoved: before?.isMoved ?? false,
  isByHand: before?.isByHand ?? false,
});

/** Whether planning must leave the task as it is. */
export const isFixed = ({ isDone, isMoved, isByHand, isDeleted, doubts }: KnownTask): boolean =>
  (isDone || isMoved || isByHand) && !isDeleted && !doubts;

const agrees = (known: KnownTask, shown: TaskBody): boolean =>
  !known.isDeleted && known.isDone === shown.completed && (known.day === shown.scheduledAt || !isFixed(known));

const inWeek = (day: IsoDate, weekStart: IsoDate): boolean => {
  const distance = (Date.parse(day) - Date.parse(weekStart)) / 86_400_000;
  return distance >= 0 && distance < 7;
};

/** Compares a week that the server returned with the model, and learns from it. Returns what contradicts the model. */
export function compareWeek(home: Home, { weekStart, tasks, overdue }: WeekBody): readonly string[] {
  const wrong: string[] = [];
  const ids = [...tasks, ...overdue].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) wrong.push('a task is shown twice');
  for (const shown of [...tasks, ...overdue]) {
    const known = home.tasks.get(shown.id);
    const says = `${shown.title} (${shown.id}) on ${shown.scheduledAt}${shown.completed ? ', done' : ''}`;
    if (known && !(known.doubts ?? [known]).some((each) => agrees(each, shown))) {
      wrong.push(`shown is ${says}, known is ${JSON.stringify(known)}`);
    }
    const before = known?.doubts?.find((each) => agrees(each, shown)) ?? known;
    home.tasks.set(shown.id, knownTask(shown, before));
  }
  for (const shown of tasks) {
    if (!inWeek(shown.scheduledAt, weekStart)) wrong.push(`${shown.title} is on ${shown.scheduledAt}, not in its week`);
  }
  for (const { title, completed, completedAt } of overdue) {
    const doneOn = completedAt === null ? undefined : dateInZone(new Date(completedAt), home.zone);
    // What was done since Monday counts in this week.
    if (completed && (doneOn === undefined || doneOn < weekStart))
      wrong.push(`${title} is overdue although it is done`);
  }
  for (const known of home.tasks.values()) {
    if (ids.includes(known.id) || !inWeek(known.day, weekStart)) continue;
    if (isFixed(known)) wrong.push(`missing is ${JSON.stringify(known)}`);
    // Planning has replaced it.
    else if (!known.isDeleted && !known.doubts) home.tasks.delete(known.id);
  }
  return wrong;
}
