import { z } from 'zod';
import { lastDoneTimes } from '#core/domain/home/last-done-times.ts';
import { longest, longestTask, mostTickedSteps } from '#core/domain/limits.ts';
import { roles } from '#core/domain/people/membership.ts';
import { overdueActions } from '#core/domain/plan/overdue.ts';
import { once } from '#core/domain/running/once.ts';
import { daysBetween } from '#core/domain/time/dates.ts';
import { weekOffsetLimits } from '#core/domain/time/week.ts';
import { json } from './endpoint.ts';
import { assumesTown, isoDate, line, message, pause, text, title } from './shapes.ts';
import { question, task } from './task-shapes.ts';

const { min, max } = weekOffsetLimits;
const offsetParams = once(() =>
  z.object({
    offset: z
      .string()
      .regex(/^-?\d{1,4}$/, 'must be a whole number of weeks')
      .transform(Number)
      .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`)),
  }),
);
const idParams = once(() => z.object({ id: z.uuid() }));

/** A date, or an instant that the server converts to the date in the household's time zone. */
const dateOrInstant = once(() =>
  z.union(
    [isoDate(), z.iso.datetime({ offset: true })],
    'must be a day such as 2027-01-09, or an instant such as 2027-01-09T08:00:00Z',
  ),
);

const week = once(() =>
  z
    .object({
      weekStart: isoDate(),
      today: isoDate(),
      joinedOn: isoDate().meta({
        description: 'The day on which onboarding was completed; nothing is planned before it',
      }),
      pause: pause().nullable().meta({ description: 'The pause that is on or comes next' }),
      people: z
        .array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) }))
        .meta({ description: 'Who is in the home, in the order in which they joined' }),
      tasks: z.array(task()),
      overdue: z.array(task()).meta({
        description: 'Current week only: tasks of the two weeks before that are open, or were done this week',
      }),
      questions: z
        .array(question())
        .meta({ description: 'Current week only: questions about the home, at most three' }),
      closed: z
        .array(z.object({ item: z.string(), since: isoDate(), opensWith: z.string() }))
        .meta({ description: 'Current week only: items that are closed for the season; `opensWith` is a care task' }),
      meters: z
        .array(z.object({ id: z.uuid(), name: z.string() }))
        .meta({ description: 'Current week only: the meters of which a reading is asked for' }),
      note: z.string().nullable().meta({ description: 'A note on the week, by the assistant' }),
      noteComing: z
        .boolean()
        .meta({ description: 'Whether the assistant is writing its note: ask again in a few seconds' }),
      assumesTown: assumesTown(),
    })
    .meta({ id: 'Week' }),
);

export const getWeek = json('GET /api/tasks/week/:offset', {
  access: 'viewer',
  readsCaller: true,
  summary: 'The tasks of a week, counted from the current one',
  failure: 'Failed to fetch tasks',
  params: offsetParams,
  response: week,
});

const updateFailure = 'Failed to update task';

export const replanWeek = json('POST /api/tasks/week/:offset/replan', {
  access: 'member',
  summary: 'Plan the open assistant tasks of a week again; done, moved and own tasks stay',
  failure: updateFailure,
  params: offsetParams,
  response: message,
});

const minutes = once(() => z.int().min(1, 'must be at least 1').max(longestTask, `must be at most ${longestTask}`));

export const createTask = json('POST /api/tasks', {
  access: 'member',
  summary: 'Add one task by hand',
  failure: 'Failed to create task',
  body: () =>
    z.object({
      id: z
        .uuid()
        .optional()
        .meta({ description: 'A random id, made by the sender: sending the task again with it adds no second one' }),
      title: title(),
      description: text(longest.notes).default(''),
      category: line(longest.category).default(''),
      scheduledAt: dateOrInstant(),
      minutes: minutes().nullable().default(null),
      completed: z.boolean().default(false).meta({ description: 'Whether it was done on that day, today or earlier' }),
    }),
  response: task,
});

export const completeTask = json('PUT /api/tasks/:id/complete', {
  access: 'member',
  summary: 'Mark a task done, today or on an earlier day, or open again',
  failure: updateFailure,
  params: idParams,
  body: () =>
    z.object({
      completed: z.boolean(),
      on: isoDate().optional().meta({ description: 'The day on which it was done; today by default' }),
    }),
  response: task,
});

export const tickSteps = json('PUT /api/tasks/:id/steps', {
  access: 'member',
  summary: 'Say which steps of an open task are done; they stay ticked until the task is done',
  failure: updateFailure,
  params: idParams,
  body: () =>
    z.object({
      done: z
        .array(z.int().min(0, 'must be the place of a step, from 0').max(mostTickedSteps))
        .max(mostTickedSteps)
        .meta({ description: 'The places of all steps that are done, from 0' }),
    }),
  response: task,
});

export const setLastDone = json('PUT /api/tasks/:id/last-done', {
  access: 'member',
  summary: 'Say when a task was last done before Upkept planned it',
  failure: updateFailure,
  params: idParams,
  body: () => z.object({ when: z.enum(lastDoneTimes) }),
  response: message,
});

export const rescheduleTask = json('PUT /api/tasks/:id', {
  access: 'member',
  summary: 'Move a task to another day, give it to a person, or edit one of your own; absent fields stay unchanged',
  failure: 'Failed to reschedule task',
  params: idParams,
  body: () =>
    z
      .object({
        scheduledAt: dateOrInstant().optional(),
        from: isoDate().optional().meta({
          description: 'The day on which the sender last saw the task: it is not moved if it is on another day by now',
        }),
        title: title().optional(),
        description: text(longest.notes).optional(),
        category: line(longest.category).optional(),
        minutes: minutes().nullable().optional(),
        assignedTo: z
          .uuid()
          .nullable()
          .optional()
          .meta({ description: 'The id of the person for whom it is; null for everyone' }),
      })
      .refine(({ from: _, ...body }) => Object.values(body).some((value) => value !== undefined), {
        path: ['scheduledAt'],
        message: 'must be a day such as 2027-01-09, or an instant such as 2027-01-09T08:00:00Z',
      }),
  response: task,
});

export const deleteTask = json('DELETE /api/tasks/:id', {
  access: 'member',
  summary: 'Skip a task',
  failure: 'Failed to delete task',
  params: idParams,
  response: message,
});

export const restoreTask = json('POST /api/tasks/:id/restore', {
  access: 'member',
  summary: 'Take back a deletion, or that a task does not apply to the home',
  failure: updateFailure,
  params: idParams,
  response: task,
});

/** Where a task was before an action, as the action's response returns it. */
const formerPlace = once(() =>
  z
    .object({ id: z.uuid(), scheduledAt: isoDate(), moved: z.boolean() })
    .meta({ id: 'FormerPlace', description: 'Where an open task was before an action' }),
);

/** The most tasks that one request clears or puts back. */
const mostTasks = 100;

export const clearOverdue = json('POST /api/tasks/overdue', {
  access: 'member',
  summary: 'Settle open tasks of earlier days: spread them over the next weeks, move all to today, or skip them',
  failure: updateFailure,
  body: () =>
    z.object({
      action: z.enum(overdueActions),
      ids: z
        .array(z.uuid())
        .max(mostTasks)
        .optional()
        .meta({ description: 'Only these; by default all that were planned since two weeks before this week' }),
    }),
  response: () =>
    z.object({
      tasks: z.array(task()).meta({ description: 'Those that were moved, on their new days' }),
      skipped: z.int().meta({ description: 'How many were skipped. Safety tasks are moved instead' }),
      undo: z.array(formerPlace()).meta({ description: 'For `POST /api/tasks/put-back`' }),
    }),
});

export const putTasksBack = json('POST /api/tasks/put-back', {
  access: 'member',
  summary: 'Undo an action on several tasks: they are open on their former days again',
  failure: updateFailure,
  body: () => z.object({ tasks: z.array(formerPlace()).min(1).max(mostTasks) }),
  response: message,
});

export const getDays = json('GET /api/tasks/days', {
  access: 'viewer',
  summary: 'What is planned on each day, for choosing one',
  failure: 'Failed to fetch tasks',
  query: () =>
    z.object({ from: isoDate(), to: isoDate() }).refine(({ from, to }) => from <= to && daysBetween(from, to) < 100, {
      path: ['to'],
      message: 'must be at most 100 days from the first',
    }),
  response: () =>
    z.object({
      today: isoDate(),
      pause: pause().nullable(),
      days: z
        .array(z.object({ date: isoDate(), minutes: z.int(), titles: z.array(z.string()) }))
        .meta({ description: 'Only days with open tasks, in order; `titles` are full titles' }),
    }),
});

export const getNext = json('GET /api/tasks/next', {
  access: 'viewer',
  costly: true,
  summary: 'What comes after this week: its size, and a task that can be done today instead',
  failure: 'Failed to fetch tasks',
  response: () =>
    z.object({
      weeksKept: z.int().meta({ description: 'How many weeks in a row were kept, up to the last one that counts' }),
      nextWeek: z.object({ tasks: z.int(), minutes: z.int() }),
      next: task().nullable().meta({ description: 'Move it to today to do it now; null if nothing suits today' }),
    }),
});
