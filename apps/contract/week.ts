import { z } from 'zod';
import { lastDoneTimes } from '#core/domain/home/last-done.ts';
import { longest } from '#core/domain/limits.ts';
import { weekOffsetLimits } from '#core/domain/week.ts';
import { json } from './endpoint.ts';
import { isoDate, line, message, question, task, text, title } from './shapes.ts';

const { min, max } = weekOffsetLimits;
const offsetParams = z.object({
  offset: z
    .string()
    .regex(/^-?\d{1,4}$/, 'must be a whole number of weeks')
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)),
});
const idParams = z.object({ id: z.uuid() });

/** A date, or an instant that the server converts to the date in the household's time zone. */
const dateOrInstant = z.union(
  [isoDate, z.iso.datetime({ offset: true })],
  'must be a day such as 2027-01-09, or an instant such as 2027-01-09T08:00:00Z',
);

const week = z
  .object({
    weekStart: isoDate,
    today: isoDate,
    tasks: z.array(task),
    overdue: z
      .array(task)
      .meta({ description: 'Current week only: tasks of the two weeks before that are still open' }),
    questions: z.array(question).meta({ description: 'Current week only: questions about the home, at most three' }),
    closed: z
      .array(z.object({ item: z.string(), since: isoDate, opensWith: z.string() }))
      .meta({ description: 'Current week only: items that are closed for the season; `opensWith` is a care task' }),
    note: z.string().nullable().meta({ description: 'A note on the week, by the assistant' }),
  })
  .meta({ id: 'Week' });

export const getWeek = json('GET /api/tasks/week/:offset', {
  access: 'session',
  summary: 'The tasks of a week, counted from the current one',
  failure: 'Failed to fetch tasks',
  params: offsetParams,
  response: week,
});

const updateFailure = 'Failed to update task';

export const replanWeek = json('POST /api/tasks/week/:offset/replan', {
  access: 'household',
  summary: 'Plan the open assistant tasks of a week again; done, moved and own tasks stay',
  failure: updateFailure,
  params: offsetParams,
  response: message,
});

export const createTask = json('POST /api/tasks', {
  access: 'household',
  summary: 'Add one task by hand',
  failure: 'Failed to create task',
  body: z.object({
    title,
    description: text(longest.notes).default(''),
    category: line(longest.category).default(''),
    scheduledAt: dateOrInstant,
  }),
  response: task,
});

export const completeTask = json('PUT /api/tasks/:id/complete', {
  access: 'household',
  summary: 'Mark a task done, today or on an earlier day, or open again',
  failure: updateFailure,
  params: idParams,
  body: z.object({
    completed: z.boolean(),
    on: isoDate.optional().meta({ description: 'The day on which it was done; today by default' }),
  }),
  response: task,
});

export const setLastDone = json('PUT /api/tasks/:id/last-done', {
  access: 'household',
  summary: 'Say when a task was last done before Upkept planned it',
  failure: updateFailure,
  params: idParams,
  body: z.object({ when: z.enum(lastDoneTimes) }),
  response: message,
});

export const rescheduleTask = json('PUT /api/tasks/:id', {
  access: 'household',
  summary: 'Move a task to another day',
  failure: 'Failed to reschedule task',
  params: idParams,
  body: z.object({ scheduledAt: dateOrInstant }),
  response: task,
});

export const deleteTask = json('DELETE /api/tasks/:id', {
  access: 'household',
  summary: 'Skip a task',
  failure: 'Failed to delete task',
  params: idParams,
  response: message,
});

export const restoreTask = json('POST /api/tasks/:id/restore', {
  access: 'household',
  summary: 'Take back a deletion, or that a task does not apply to the home',
  failure: updateFailure,
  params: idParams,
  response: task,
});
