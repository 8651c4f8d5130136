import type { TaskSource } from '../tasks/task.ts';
import { addDays, datesOfWeek, type IsoDate, weekdayOf, weekStartOf } from '../time/dates.ts';
import { isPaused } from '../time/pause.ts';
import { type CustomTask, turnInWeek } from '../time/recurrence.ts';
import type { PlanInput, PlannedTask } from './types.ts';
import { isWaiting } from './waiting.ts';

type Turns = Pick<PlanInput, 'home' | 'tasks' | 'customTasks' | 'weekStart' | 'today'>;

/**
 * The turn's own day if it is a scheduled day, otherwise the next scheduled day, otherwise the last one before it. None
 * if every later day of the week is paused.
 */
function dayFor(turn: IsoDate, { home, weekStart, today }: Turns): IsoDate | undefined {
  const week = datesOfWeek(weekStart).filter((date) => date >= today && !isPaused(date, home.pauses));
  const scheduled = week.filter((date) => home.scheduledDays.includes(weekdayOf(date)));
  return scheduled.find((date) => date >= turn) ?? scheduled.at(-1) ?? week.find((date) => date >= turn) ?? week.at(-1);
}

/** The last turn that fell into a pause from which the household returns in this week. */
function turnInPause({ recurrence, anchor }: CustomTask, { home, weekStart }: Turns): IsoDate | undefined {
  const pause = home.pauses.find(({ to }) => addDays(weekStart, -1) <= to && to <= addDays(weekStart, 5));
  if (!pause) return undefined;
  for (let week = addDays(weekStart, -7); week >= weekStartOf(pause.from); week = addDays(week, -7)) {
    const turn = turnInWeek(recurrence, anchor, week);
    if (turn !== undefined) return isPaused(turn, [pause]) ? turn : undefined;
  }
  return undefined;
}

/**
 * The user's own tasks that are due. A task whose last turn is overdue gets no other. After a pause, a task comes once
 * for all turns that fell into it.
 */
export function dueCustomTasks(input: Turns): readonly PlannedTask[] {
  if (addDays(input.weekStart, 6) < input.today) return [];
  return input.customTasks.flatMap((customTask: CustomTask): PlannedTask[] => {
    const turn =
      turnInWeek(customTask.recurrence, customTask.anchor, input.weekStart) ?? turnInPause(customTask, input);
    if (turn === undefined) return [];
    const date = dayFor(turn, input);
    const source: TaskSource = `custom:${customTask.id}`;
    const before = input.tasks.filter((task) => task.source === source);
    if (date === undefined || before.some((task) => task.occurrence === turn)) return [];
    if (input.weekStart <= input.today && before.some((task) => isWaiting(task, input.today))) return [];
    return [
      {
        source,
        occurrence: turn,
        title: customTask.title,
        description: customTask.instructions || customTask.importance,
        category: customTask.category,
        date,
        ...(customTask.minutes !== undefined && { minutes: customTask.minutes }),
        critical: false,
        reason: { kind: 'own', recurrence: customTask.recurrence },
      },
    ];
  });
}
