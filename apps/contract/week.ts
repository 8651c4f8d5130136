import { z } from 'zod';
import { weekOffsetLimits } from '#core/domain/week.ts';
import { endpoint } from './endpoint.ts';
import { isoDate, line, message, task, text, title } from './shapes.ts';

const { min, max } = weekOffsetLimits;
const offsetParams = z.object({
  offset: z
    .string()
    .regex(/^-?\d{1,4}$/, 'must be a whole number of weeks')
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)),
});
const idParams = z.object({ id: z.uuid() });

/** A date, or an instant that the server turns into the date of the household's zone. */
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
  })
  .meta({ id: 'Week' });

export const getWeek = endpoint(
  'getWeek',
  { access: 'session', summary: 'The tasks of a week, counted from the current one', failure: 'Failed to fetch tasks' },
  { params: offsetParams, response: week },
);

export const replanWeek = endpoint(
  'replanWeek',
  {
    access: 'household',
    summary: 'Plan the open assistant tasks of a week again; done, moved and own tasks stay',
    failure: 'Failed to update task',
  },
  { params: offsetParams, response: message },
);

export const createTask = endpoint(
  'createTask',
  { access: 'household', summary: 'Add one task by hand', failure: 'Failed to create task' },
  {
    body: z.object({
      title,
      description: text(2000).default(''),
      category: line(60).default(''),
      scheduledAt: dateOrInstant,
    }),
    response: task,
  },
);

export const completeTask = endpoint(
  'completeTask',
  { access: 'household', summary: 'Mark a task done, or open again', failure: 'Failed to update task' },
  { params: idParams, body: z.object({ completed: z.boolean() }), response: task },
);

export const rescheduleTask = endpoint(
  'rescheduleTask',
  { access: 'household', summary: 'Move a task to another day', failure: 'Failed to reschedule task' },
  { params: idParams, body: z.object({ scheduledAt: dateOrInstant }), response: task },
);

export const deleteTask = endpoint(
  'deleteTask',
  { access: 'household', summary: 'Skip a task', failure: 'Failed to delete task' },
  { params: idParams, response: message },
);

export const restoreTask = endpoint(
  'restoreTask',
  { access: 'household', summary: 'Take back a deletion', failure: 'Failed to update task' },
  { params: idParams, response: task },
);
