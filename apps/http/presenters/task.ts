import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type { task as taskShape } from '#apps/contract/shapes.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { every } from '#core/domain/care-task.ts';
import { dateOfDay } from '#core/domain/dates.ts';
import { fullTitleOf } from '#core/domain/full-title.ts';
import type { Household } from '#core/domain/household.ts';
import { currentPause } from '#core/domain/pause.ts';
import { careTaskIdOf, isUserCreated, type Task } from '#core/domain/task.ts';
import { presentQuestion } from './home.ts';
import { presentGuide } from './task-guide.ts';

type Reader = Pick<Household, 'country' | 'lastDone' | 'answers'>;

/** Whether it is worth asking when a task that was never done here was last done: a visit, or a rare job. */
function asksLastDone({ isFirst, status, source }: Task, { lastDone }: Reader): boolean {
  if (!isFirst || status !== 'open') return false;
  const task = careTaskById.get(careTaskIdOf(source) ?? '')?.task;
  if (!task || Object.hasOwn(lastDone, task.id)) return false;
  return task.professional === true || task.intervalDays >= every.year;
}

export function presentTask(task: Task, reader: Reader): z.input<typeof taskShape> {
  const found = careTaskById.get(careTaskIdOf(task.source) ?? '');
  const guide = found ? presentGuide(found, reader) : null;
  return {
    id: task.id,
    title: task.title,
    fullTitle: fullTitleOf(task),
    description: guide?.why ?? task.description,
    category: task.category,
    completed: task.status === 'done',
    completedAt: task.completedAt?.toISOString() ?? null,
    scheduledAt: task.scheduledOn,
    isUserCreated: isUserCreated(task),
    minutes: task.minutes ?? null,
    reason: task.reason ?? null,
    line: task.line ?? null,
    asksLastDone: asksLastDone(task, reader),
    guide,
  };
}

export function presentWeek(week: Awaited<ReturnType<App['getWeek']>>) {
  const { household, weekStart, today, tasks, overdue, questions, closed } = week;
  const present = (task: Task) => presentTask(task, household);
  return {
    weekStart,
    today,
    joinedOn: household.onboardedOn ?? today,
    pause: currentPause(household.pauses, today) ?? null,
    tasks: tasks.map(present),
    overdue: overdue.map(present),
    questions: questions.map((question) => presentQuestion(question, household.answers)),
    closed: closed.map(({ item, since, opens }) => ({
      item: item.name,
      since: dateOfDay(since),
      opensWith: opens.task.id,
    })),
    note: week.note ?? null,
    noteComing: week.isNoteComing,
  };
}
