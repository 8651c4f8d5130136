import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { email, instant, line, message, tokenParams } from './shapes.ts';

const failure = 'We couldn’t save your reminder';

const reminder = once(() =>
  z
    .object({
      title: z.string().meta({ description: 'Of the guide, in the language of the reminder' }),
      path: z.string().meta({ description: 'Where the guide is' }),
      dueAt: instant().nullable().meta({ description: 'When the mail comes; null while it isn’t wanted' }),
    })
    .meta({ id: 'GuideReminder', description: 'One mail in a year about a guide' }),
);

export const askForReminder = json('POST /api/guide-reminders', {
  access: 'public',
  limit: 'sign-in',
  summary: 'Have a link mailed that confirms a reminder of a guide in a year',
  failure,
  body: () => z.object({ guide: line(40), email: email() }),
  response: message,
});

export const readReminder = json('GET /api/guide-reminders/:token', {
  access: 'public',
  summary: 'What a mailed link confirms or ends; changes nothing',
  failure,
  params: tokenParams,
  response: reminder,
});

export const setReminder = json('PUT /api/guide-reminders/:token', {
  access: 'public',
  summary: 'Confirm a reminder, or end it, which deletes the address at once; the link then opens nothing',
  failure,
  params: tokenParams,
  body: () => z.object({ wanted: z.boolean() }),
  response: reminder,
});
