import { z } from 'zod';
import { fileLimits } from '#core/domain/files/limits.ts';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { taskLinkDays } from '#core/domain/tasks/task-link.ts';
import { json, upload } from './endpoint.ts';
import { instant, isoDate, message, text } from './shapes.ts';
import { safetyIn } from './task-shapes.ts';

const idParams = once(() => z.object({ id: z.uuid() }));

export const shareTask = json('POST /api/tasks/:id/link', {
  access: 'member',
  securityEvent: 'task shared',
  summary: `Give a task an address for a person without an account, for ${taskLinkDays} days; an earlier one ends`,
  failure: 'We couldn’t share the task',
  params: idParams,
  response: () => z.object({ url: z.url(), expiresAt: instant() }),
});

export const revokeTaskLink = json('DELETE /api/tasks/:id/link', {
  access: 'member',
  securityEvent: 'task link revoked',
  summary: 'End a task’s address, at once',
  failure: 'We couldn’t stop sharing the task',
  params: idParams,
  response: message,
});

const jobParams = once(() =>
  z.object({ job: z.string().regex(/^[0-9a-f]{96}$/, 'must be the secret of a shared task') }),
);

const linkedTask = once(() =>
  z
    .object({
      home: z.string(),
      title: z.string(),
      scheduledAt: isoDate(),
      minutes: z.int().nullable(),
      completed: z.boolean(),
      steps: z.array(z.string()),
      safety: z.string().nullable(),
      safetyIn: safetyIn(),
      files: z.int().meta({ description: 'How many photos and documents it has' }),
      expiresAt: instant(),
    })
    .meta({ id: 'LinkedTask', description: 'One task, as a person without an account sees it' }),
);

export const readLinkedTask = json('GET /api/jobs/:job', {
  access: 'public',
  limit: 'job',
  summary: 'The task of a link',
  failure: 'We couldn’t load the task',
  params: jobParams,
  response: linkedTask,
});

export const changeLinkedTask = json('PUT /api/jobs/:job', {
  access: 'public',
  limit: 'job',
  summary: 'Tick off the task of a link, or add a note to it',
  failure: 'We couldn’t update the task',
  params: jobParams,
  body: () => z.object({ completed: z.boolean().optional(), note: text(longest.notes).optional() }),
  response: linkedTask,
});

export const addLinkedFile = upload('POST /api/jobs/:job/files', {
  access: 'public',
  limit: 'job',
  summary: 'Add a photo or an invoice to the task of a link, once it is done',
  failure: 'We couldn’t save the file',
  params: jobParams,
  form: () => z.object({}),
  file: { largest: fileLimits.file, description: 'A JPEG, PNG or WebP picture, or a PDF' },
  response: linkedTask,
});
