import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { recurrences } from '#core/domain/recurrence.ts';
import { json } from './endpoint.ts';
import { filled, message, text, title } from './shapes.ts';

const categoryMissing = 'Please select a category';

const template = z
  .object({
    id: z.uuid(),
    feature: z.string().meta({ description: 'The category' }),
    recurrence: z.enum(recurrences),
    taskSummary: z.string().meta({ description: 'The title' }),
    importance: z.string(),
    extendedDescription: z.string().meta({ description: 'The instructions' }),
  })
  .meta({ id: 'UserTaskTemplate', description: 'A recurring task of the user’s own' });

export const listTemplates = json('GET /api/user-task-templates', {
  access: 'household',
  summary: 'The user’s own recurring tasks',
  failure: 'Failed to fetch templates',
  response: z.array(template),
});

export const createTemplate = json('POST /api/user-task-templates', {
  access: 'household',
  summary: 'Create a recurring task',
  failure: 'Failed to create template',
  body: z.object({
    feature: filled(longest.category, categoryMissing),
    taskSummary: title,
    recurrence: z.enum(recurrences, 'must be weekly, monthly, quarterly or yearly').default('weekly'),
    extendedDescription: text(longest.notes).default(''),
    importance: text(longest.notes).default(''),
  }),
  response: z.object({ template }),
});

export const deleteTemplate = json('DELETE /api/user-task-templates/:id', {
  access: 'household',
  summary: 'End a recurring task',
  failure: 'Failed to delete template',
  params: z.object({ id: z.uuid() }),
  response: message,
});
