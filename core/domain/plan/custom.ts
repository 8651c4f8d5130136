import { dayOfUse } from '../meters/use.ts';
import type { TaskSource } from '../tasks/task.ts';
import { addDays, datesOfWeek, type IsoDate, weekdayOf, weekStartOf } from '../time/dates.ts';
import { isPaused } from '../time/pause.ts';
import { type CustomTask, rhythmOf } from '../time/recurrence.ts';
import { afterSteps, intoSeason, isInSeason, isOften, type Rhythm, turnsBetween } from '../time/rhythm.ts';
import type { PlanInput, PlannedBefore, PlannedTask } from './types.ts';
import { isWaiting } from './waiting.ts';

type Turns = Pick<PlanInput, 'home' | 'tasks' | 'customTasks' | 'weekStart' | 'today' | 'history'>;

/** A turn: the day on which it is due, and the one on which the week has it. */
type Turn = { readonly due: IsoDate; readonly date: IsoDate };

/**
 * The turn's own day if it is a scheduled day, otherwise the next scheduled day, otherwise the last one before it, and
 * never out of its season. What comes more than once a week comes on its own day. None if every later day of the week is
 * paused.
 */
function dayFor(turn: IsoDate, rhythm: Rhythm, { home, weekStart, today }: Turns): IsoDate | undefined {
  const week = datesOfWeek(weekStart).filter(
    (date) => date >= today && !isPaused(date, home.pauses) && isInSeason(date, rhythm.season),
  );
  if (isOften(rhythm)) return week.find((date) => date >= turn);
  const scheduled = week.filter((date) => home.scheduledDays.includes(weekdayOf(date)));
  return scheduled.find((date) => date >= turn) ?? scheduled.at(-1) ?? week.find((date) => date >= turn) ?? week.at(-1);
}

/** The last turn that fell into a pause from which the household returns in this week. */
function turnInPause(rhythm: Rhythm, first: IsoDate, { home, weekStart }: Turns): IsoDate | undefined {
  const pause = home.pauses.find(({ to }) => addDays(weekStart, -1) <= to && to <= addDays(weekStart, 5));
  if (!pause) return undefined;
  const turn = turnsBetween(rhythm, first, weekStartOf(pause.from), addDays(weekStart, -1)).at(-1);
  return turn !== undefined && isPaused(turn, [pause]) ? turn : undefined;
}

/** The turns of what is counted from its first one. What comes often and was not done yesterday comes today. */
function turnsByDate(rhythm: Rhythm, first: IsoDate, input: Turns): readonly Turn[] {
  const { weekStart, today } = input;
  const inWeek = turnsBetween(rhythm, first, weekStart, addDays(weekStart, 6));
  const returning = turnInPause(rhythm, first, input);
  const dues = inWeek.length === 0 && returning !== undefined ? [returning] : inWeek;
  return dues.flatMap((due) => {
    const date = isOften(rhythm) && due < today && due >= weekStart ? undefined : dayFor(due, rhythm, input);
    return date === undefined ? [] : [{ due, date }];
  });
}

/** The last day on which it was done, skipped or planned; today if its last turn is overdue. */
export function lastDay(
  source: TaskSource,
  before: readonly PlannedBefore[],
  { history, today }: Pick<PlanInput, 'history' | 'today'>,
): IsoDate | undefined {
  const { lastDoneOn, lastSkippedOn } = history.get(source) ?? {};
  const planned = before
    .filter(({ status }) => status === 'open')
    .flatMap((task) => (task.scheduledOn >= today ? [task.scheduledOn] : isWaiting(task, today) ? [today] : []));
  return [lastDoneOn, lastSkippedOn, ...planned]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

/** The turns of what comes so long after it was last done, as if each were done on its day. */
function turnsAfterCompletion(
  { anchor: first, use }: CustomTask,
  rhythm: Rhythm,
  source: TaskSource,
  input: Turns,
): readonly Turn[] {
  const { weekStart, tasks } = input;
  const sunday = addDays(weekStart, 6);
  const turns: Turn[] = [];
  // What is due by use counts from its first day, the others come on it.
  let last = lastDay(source, tasks, input) ?? (use && first);
  for (;;) {
    const inTime = last === undefined ? first : afterSteps(last, rhythm);
    const byUse = use && last !== undefined ? dayOfUse(use, last) : undefined;
    const after = byUse !== undefined && byUse < inTime ? byUse : inTime;
    const due = intoSeason(after > first ? after : first, rhythm.season);
    if (due > sunday) return turns;
    const from = due > weekStart ? due : weekStart;
    const date = dayFor(from, rhythm, input);
    if (date === undefined) return turns;
    turns.push({ due: from, date });
    // A turn that falls on an earlier scheduled day counts from its own.
    last = date > from ? date : from;
  }
}

/**
 * The user's own tasks that are due. A task whose last turn is overdue gets no other, unless it comes more than once a
 * week. After a pause, a task comes once for all turns that fell into it.
 */
export function dueCustomTasks(input: Turns): readonly PlannedTask[] {
  if (addDays(input.weekStart, 6) < input.today) return [];
  return input.customTasks.flatMap((customTask: CustomTask): readonly PlannedTask[] => {
    const rhythm = rhythmOf(customTask);
    const source: TaskSource = `custom:${customTask.id}`;
    const before = input.tasks.filter((task) => task.source === source);
    const isHeld = !isOften(rhythm) && before.some((task) => isWaiting(task, input.today));
    if (input.weekStart <= input.today && isHeld) return [];
    const turns =
      rhythm.anchor === 'date'
        ? turnsByDate(rhythm, customTask.anchor, input)
        : turnsAfterCompletion(customTask, rhythm, source, { ...input, tasks: before });
    return turns
      .filter(({ due }) => !before.some((task) => task.occurrence === due))
      .map(({ due, date }) => turnOf(customTask, source, due, date));
  });
}

/** The user's own tasks that are due in each of these weeks, which are in order. */
export function dueInWeeks(
  input: Omit<Turns, 'weekStart'>,
  weeks: readonly IsoDate[],
): readonly (readonly PlannedTask[])[] {
  let { tasks } = input;
  return weeks.map((weekStart) => {
    const due = dueCustomTasks({ ...input, tasks, weekStart });
    tasks = [...tasks, ...due.map((task): PlannedBefore => ({ ...task, scheduledOn: task.date, status: 'open' }))];
    return due;
  });
}

function turnOf(customTask: CustomTask, source: TaskSource, occurrence: IsoDate, date: IsoDate): PlannedTask {
  const { title, instructions, importance, category, minutes, recurrence, rhythm, steps, use } = customTask;
  return {
    source,
    occurrence,
    title,
    description: instructions || importance,
    category,
    date,
    ...(minutes !== undefined && { minutes }),
    ...(steps && { steps }),
    critical: false,
    reason: {
      kind: 'own',
      recurrence,
      ...(rhythm && { rhythm: { every: rhythm.every, unit: rhythm.unit } }),
      ...(use && { use: { every: use.every, unit: use.unit } }),
    },
  };
}
