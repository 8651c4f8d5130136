import { z } from 'zod';
import { recurrences } from '#core/domain/recurrence.ts';
import { endpoint } from './endpoint.ts';
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
  .meta({ id: 'UserTaskTemplate', description: 'A task of the user’s own that comes again' });

export const listTemplates = endpoint(
  'listTemplates',
  { access: 'household', summary: 'The user’s own tasks that come again', failure: 'Failed to fetch templates' },
  { response: z.array(template) },
);

export const createTemplate = endpoint(
  'createTemplate',
  { access: 'household', summary: 'Make a task that comes again', failure: 'Failed to create template' },
  {
    body: z.object({
      feature: filled(60, categoryMissing),
      taskSummary: title,
      recurrence: z.enum(recurrences, 'must be weekly, monthly, quarterly or yearly').default('weekly'),
      extendedDescription: text(2000).default(''),
      importance: text(2000).default(''),
    }),
    response: z.object({ template }),
  },
);

export const deleteTemplate = endpoint(
  'deleteTemplate',
  { access: 'household', summary: 'End a task that comes again', failure: 'Failed to delete template' },
  { params: z.object({ id: z.uuid() }), response: message },
);
