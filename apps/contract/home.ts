import { z } from 'zod';
import { stakes } from '#core/domain/care/care-task.ts';
import { once } from '#core/domain/running/once.ts';
import { longestRhythm } from '#core/domain/time/rhythm.ts';
import { json, stream } from './endpoint.ts';
import { assumesTown, careTaskId, instant, isoDate, message } from './shapes.ts';
import { actor, careTask, question } from './task-shapes.ts';

const days = once(() =>
  z.int().min(1, 'must be at least 1').max(longestRhythm.day, `must be at most ${longestRhythm.day}`),
);
const rhythm = once(() =>
  careTask()
    .extend({
      usualDays: z.int().meta({ description: 'The days between two turns that the catalogue has for this home' }),
      proposedDays: z.int().nullable().meta({ description: 'What to accept or dismiss; null if nothing is proposed' }),
      proposedFor: z
        .enum(['done', 'said'])
        .nullable()
        .meta({ description: 'What the home did three times, or what it said about the usual rhythm' }),
      acceptedDays: z.int().nullable().meta({ description: 'What the home accepted; null unless it did' }),
      acceptedBy: actor().nullable(),
      acceptedAt: instant().nullable(),
    })
    .meta({
      id: 'Rhythm',
      description:
        'How often a task comes, as the home does it: never for safety, for what the law asks for, for visits and for seasons, and between half and twice the usual days',
    }),
);

const home = once(() =>
  z
    .object({
      traits: z.array(question()).meta({ description: 'Those that matter to this home, the most important first' }),
      excluded: z.array(careTask()).meta({ description: 'Tasks that the user said do not apply to the home' }),
      demandMinutes: z.int().meta({ description: 'What the home needs a week, on average' }),
      demandTasks: z.int().meta({ description: 'The number of tasks a week with which nothing has to wait' }),
      plannedMinutes: z.int().meta({ description: 'What the plan gives it a week, on average' }),
      waiting: z
        .array(careTask().extend({ everyDays: z.int().nullable(), wantedDays: z.int() }))
        .meta({ description: 'Tasks that come less often than they should; `everyDays` is null if they never come' }),
      waits: z
        .object({
          sentence: z.string(),
          raise: z
            .object({ tasksPerWeek: z.int(), label: z.string() })
            .nullable()
            .meta({ description: 'A larger number of tasks a week to offer' }),
        })
        .nullable()
        .meta({ description: 'What waits in one sentence; null if nothing does' }),
      safety: z
        .object({
          jobs: z.int().meta({ description: 'How many jobs for safety the home has' }),
          never: z
            .record(z.string(), z.int())
            .meta({ description: 'By tasks a week from 1 on, how many of them would not come within two years' }),
          enough: z.int().meta({ description: 'The fewest tasks a week that leave none of them out' }),
        })
        .meta({ description: 'What small numbers of tasks a week leave out of the jobs for safety' }),
    })
    .meta({ id: 'Home' }),
);

export const getHome = json('GET /api/home', {
  access: 'viewer',
  costly: true,
  summary: 'What the plan knows about the home',
  failure: 'We couldn’t load your home',
  response: home,
});

export const watchHome = stream('GET /api/home/changes', {
  access: 'viewer',
  summary: 'Says when something in the home has changed',
  failure: 'We couldn’t load your home',
  event: () =>
    z.object({
      state: z
        .enum(['open', 'changed'])
        .meta({ description: '`open` at once and while nothing happens, `changed` after changes' }),
    }),
});

export const answerQuestions = json('PUT /api/home/answers', {
  access: 'member',
  summary: 'Answer questions about the home; null takes an answer back',
  failure: 'We couldn’t save your answer',
  body: () => z.object({ answers: z.record(z.string().max(40), z.string().max(40).nullable()) }),
  response: home,
});

export const excludeTask = json('PUT /api/tasks/:id/not-here', {
  access: 'member',
  summary: 'Say that a task of the assistant does not apply to the home; it is not planned again',
  failure: 'Failed to update task',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});

const careTaskParams = once(() => z.object({ taskId: careTaskId() }));

export const includeTask = json('DELETE /api/home/excluded/:taskId', {
  access: 'member',
  summary: 'Plan a task again that did not apply to the home',
  failure: 'Failed to update preferences',
  params: careTaskParams,
  response: message,
});

export const openItem = json('PUT /api/home/opened/:taskId', {
  access: 'member',
  summary: 'Open a closed item today, by recording the task that opens it as done',
  failure: 'Failed to update task',
  params: careTaskParams,
  response: message,
});

const rhythmFailure = 'Failed to update task';
const shownRhythms = once(() =>
  z.object({
    rhythms: z
      .array(rhythm())
      .meta({ description: 'What the home accepted, and what the plan proposes after three times' }),
  }),
);

export const getRhythms = json('GET /api/rhythms', {
  access: 'viewer',
  costly: true,
  summary: 'How often the home wants tasks: what it accepted, and what the plan proposes',
  failure: 'We couldn’t load your home',
  response: shownRhythms,
});

export const answerRhythm = json('PUT /api/rhythms/:taskId', {
  access: 'member',
  summary:
    'Accept or dismiss a proposed rhythm, or say that the task comes too often or too seldom, so that one is proposed',
  failure: rhythmFailure,
  params: careTaskParams,
  body: () =>
    z
      .object({
        answer: z.enum(['accepted', 'dismissed', 'too-often', 'too-seldom']),
        days: days().optional().meta({ description: 'With `accepted`: the days that were proposed' }),
      })
      .refine(({ answer, days }) => answer !== 'accepted' || days !== undefined, {
        path: ['days'],
        message: 'must be the days that were proposed',
      }),
  response: shownRhythms,
});

export const undoRhythm = json('DELETE /api/rhythms/:taskId', {
  access: 'member',
  summary: 'Take back an accepted rhythm: the plan is as it was before',
  failure: rhythmFailure,
  params: careTaskParams,
  response: shownRhythms,
});

const yearTask = once(() =>
  careTask().extend({
    weekStart: isoDate(),
    minutes: z.int(),
    stake: z.enum(stakes),
    kind: z.enum(['booking', 'seasonal', 'regular']),
  }),
);

export const getYear = json('GET /api/year', {
  access: 'viewer',
  costly: true,
  summary: 'The twelve months ahead, as they would be planned today',
  failure: 'We couldn’t load your year',
  response: () =>
    z
      .object({
        today: isoDate(),
        months: z.array(
          z.object({
            month: z.string().meta({ description: 'YYYY-MM' }),
            minutes: z.int(),
            tasks: z.array(yearTask()),
          }),
        ),
        waiting: home().shape.waiting,
        waits: home().shape.waits,
        assumesTown: assumesTown(),
      })
      .meta({ id: 'Year' }),
});
