import { z } from 'zod';
import { json } from './endpoint.ts';
import { message } from './shapes.ts';

const excludedTask = z
  .object({ taskId: z.string(), title: z.string(), item: z.string() })
  .meta({ id: 'ExcludedTask', description: 'A task of the catalogue that the user said does not apply to their home' });

export const getHome = json('GET /api/home', {
  access: 'household',
  summary: 'What the plan knows about the home',
  failure: 'Failed to load your home',
  response: z.object({ excluded: z.array(excludedTask) }),
});

export const excludeTask = json('PUT /api/tasks/:id/not-here', {
  access: 'household',
  summary: 'Say that a task of the assistant does not apply to the home; it is not planned again',
  failure: 'Failed to update task',
  params: z.object({ id: z.uuid() }),
  response: message,
});

export const includeTask = json('DELETE /api/home/excluded/:taskId', {
  access: 'household',
  summary: 'Plan a task again that did not apply to the home',
  failure: 'Failed to update preferences',
  params: z.object({ taskId: z.string().max(100, 'is too long') }),
  response: message,
});
