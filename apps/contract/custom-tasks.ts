import { z } from 'zod';
import { longest, longestTask } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { recurrences } from '#core/domain/time/recurrence.ts';
import { json } from './endpoint.ts';
import { filled, isoDate, message, text, title } from './shapes.ts';

const feature = once(() => filled(longest.category, 'Please select a category'));
const notes = once(() => text(longest.notes));
const recurrence = once(() => z.enum(recurrences, 'must be weekly, monthly, quarterly or yearly'));
const minutes = once(() => z.int().min(1, 'must be at least 1').max(longestTask, `must be at most ${longestTask}`));

const template = once(() =>
  z
    .object({
      id: z.uuid(),
      feature: z.string().meta({ description: 'The category' }),
      recurrence: z.enum(recurrences),
      taskSummary: z.string().meta({ description: 'The title' }),
      importance: z.string(),
      extendedDescription: z.string().meta({ description: 'The instructions' }),
      firstDate: isoDate().meta({ description: 'The first turn, from which the others are counted' }),
      minutes: z.int().nullable(),
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
      recurrence: recurrence().default('weekly'),
      extendedDescription: notes().default(''),
      importance: notes().default(''),
      firstDate: isoDate().optional().meta({ description: 'Today by default' }),
      minutes: minutes().nullable().default(null),
    }),
  response: () => z.object({ template: template() }),
});

export const updateTemplate = json('PUT /api/user-task-templates/:id', {
  access: 'member',
  summary: 'Change a recurring task and its open turns; absent fields stay unchanged',
  failure: 'Failed to update template',
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
