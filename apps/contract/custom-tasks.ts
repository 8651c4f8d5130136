import { z } from 'zod';
import { longest, longestTask, mostSteps } from '#core/domain/limits.ts';
import { mostValue } from '#core/domain/meters/meter.ts';
import { once } from '#core/domain/running/once.ts';
import { recurrences } from '#core/domain/time/recurrence.ts';
import { longestRhythm, rhythmAnchors, rhythmUnits } from '#core/domain/time/rhythm.ts';
import { json } from './endpoint.ts';
import { filled, isoDate, line, message, text, title } from './shapes.ts';

const feature = once(() => filled(longest.category, 'Please select a category'));
const notes = once(() => text(longest.notes));
const recurrence = once(() => z.enum(recurrences, 'must be weekly, monthly, quarterly or yearly'));
const minutes = once(() => z.int().min(1, 'must be at least 1').max(longestTask, `must be at most ${longestTask}`));

const month = once(() => z.int().min(1, 'must be a month from 1 to 12').max(12, 'must be a month from 1 to 12'));
const season = once(() =>
  z
    .object({ from: month(), to: month() })
    .meta({ description: 'Months from 1 to 12, both included; over the new year if `to` comes before `from`' }),
);
const rhythm = once(() =>
  z
    .object({
      every: z.int().min(1, 'must be at least 1').max(longestRhythm.day),
      unit: z.enum(rhythmUnits),
      anchor: z
        .enum(rhythmAnchors)
        .default('completion')
        .meta({ description: 'Whether it counts from when it was last done, or from its first day' }),
      from: isoDate().optional().meta({ description: 'The first day, as `firstDate`' }),
      season: season().nullable().optional().meta({ description: 'All year by default' }),
    })
    .refine(({ every, unit }) => every <= longestRhythm[unit], {
      path: ['every'],
      message: 'must be at most twenty years',
    })
    .meta({ id: 'Rhythm', description: 'How often a recurring task comes, in place of `recurrence`' }),
);
const steps = once(() =>
  z
    .array(filled(longest.step, 'must say what to do'))
    .max(mostSteps)
    .meta({ description: 'What to tick off one after the other' }),
);
const item = once(() => line(longest.category).meta({ description: 'The name or slug of an item of the home' }));

const use = once(() =>
  z
    .object({
      meter: z.uuid().meta({ description: 'The id of a meter of the home' }),
      every: z.number().min(1, 'must be at least 1').max(mostValue),
    })
    .meta({ description: 'Due whenever the meter has gone on by so much, if that comes before the rhythm does' }),
);

const template = once(() =>
  z
    .object({
      id: z.uuid(),
      feature: z.string().meta({ description: 'The category' }),
      recurrence: z.enum(recurrences).meta({ description: 'The nearest word if there is a rhythm' }),
      rhythm: z
        .object({
          every: z.int(),
          unit: z.enum(rhythmUnits),
          anchor: z.enum(rhythmAnchors),
          from: isoDate(),
          season: season().nullable(),
        })
        .nullable()
        .meta({ description: 'Null if `recurrence` says it' }),
      taskSummary: z.string().meta({ description: 'The title' }),
      importance: z.string(),
      extendedDescription: z.string().meta({ description: 'The instructions' }),
      firstDate: isoDate().meta({ description: 'The first turn, from which the others are counted' }),
      minutes: z.int().nullable(),
      steps: z.array(z.string()),
      item: z.string().nullable().meta({ description: 'The name of the item of the home that it is about' }),
      use: use().nullable(),
    })
    .meta({ id: 'UserTaskTemplate', description: 'A recurring task of the user’s own' }),
);

export const listTemplates = json('GET /api/user-task-templates', {
  access: 'viewer',
  summary: 'The user’s own recurring tasks',
  failure: 'Failed to fetch templates',
  response: () => z.array(template()),
});

export const createTemplate = json('POST /api/user-task-templates', {
  access: 'member',
  summary: 'Create a recurring task',
  failure: 'Failed to create template',
  body: () =>
    z.object({
      feature: feature(),
      taskSummary: title(),
      recurrence: recurrence().optional().meta({ description: 'Weekly by default; with `use`, by use alone' }),
      extendedDescription: notes().default(''),
      importance: notes().default(''),
      firstDate: isoDate().optional().meta({ description: 'Today by default' }),
      minutes: minutes().nullable().default(null),
      rhythm: rhythm().nullable().optional(),
      steps: steps().default([]),
      item: item().nullable().default(null),
      use: use().nullable().default(null),
    }),
  response: () => z.object({ template: template() }),
});

export const updateTemplate = json('PUT /api/user-task-templates/:id', {
  access: 'member',
  summary: 'Change a recurring task and its open turns; absent fields stay unchanged',
  failure: 'We couldn’t update the custom task',
  params: () => z.object({ id: z.uuid() }),
  body: () =>
    z.object({
      feature: feature().optional(),
      taskSummary: title().optional(),
      recurrence: recurrence().optional(),
      extendedDescription: notes().optional(),
      importance: notes().optional(),
      firstDate: isoDate().optional(),
      minutes: minutes().nullable().optional(),
      rhythm: rhythm().nullable().optional(),
      steps: steps().optional(),
      item: item().nullable().optional(),
      use: use().nullable().optional(),
    }),
  response: () => z.object({ template: template() }),
});

export const deleteTemplate = json('DELETE /api/user-task-templates/:id', {
  access: 'member',
  summary: 'End a recurring task',
  failure: 'Failed to delete template',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
