import { addDays, datesOfWeek, type IsoDate, weekdayOf } from '../dates.ts';
import { type CustomTask, turnInWeek } from '../recurrence.ts';
import type { TaskSource } from '../task.ts';
import type { PlanInput, PlannedTask } from './types.ts';
import { isWaiting } from './waiting.ts';

const words = {
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every 3 months',
  yearly: 'every year',
} as const;

type Turns = Pick<PlanInput, 'home' | 'tasks' | 'customTasks' | 'weekStart' | 'today'>;

/** The turn's own day if it is a scheduled day, otherwise the next scheduled day, otherwise the last one before it. */
function dayFor(turn: IsoDate, input: Turns): IsoDate {
  const week = datesOfWeek(input.weekStart).filter((date) => date >= input.today);
  const scheduled = week.filter((date) => input.home.scheduledDays.includes(weekdayOf(date)));
  return scheduled.find((date) => date >= turn) ?? scheduled.at(-1) ?? (turn >= input.today ? turn : input.today);
}

/** The user's own tasks that are due. A task whose last turn is overdue gets no other. */
export function dueCustomTasks(input: Turns): readonly PlannedTask[] {
  if (addDays(input.weekStart, 6) < input.today) return [];
  return input.customTasks.flatMap((customTask: CustomTask): PlannedTask[] => {
    const turn = turnInWeek(customTask.recurrence, customTask.anchor, input.weekStart);
    if (turn === undefined) return [];
    const source: TaskSource = `custom:${customTask.id}`;
    const before = input.tasks.filter((task) => task.source === source);
    if (before.some((task) => task.occurrence === turn)) return [];
    if (input.weekStart <= input.today && before.some((task) => isWaiting(task, input.today))) return [];
    return [
      {
        source,
        occurrence: turn,
        title: customTask.title,
        description: customTask.instructions || customTask.importance,
        category: customTask.category,
        date: dayFor(turn, input),
        critical: false,
        reason: `Your own task; ${words[customTask.recurrence]}`,
      },
    ];
  });
}
