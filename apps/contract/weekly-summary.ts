import { z } from 'zod';
import { ticked } from '#core/domain/care/ticked.ts';
import { once } from '#core/domain/running/once.ts';
import { stopReasons, summaryActions } from '#core/domain/summary/preferences.ts';
import { json, raw, redirect } from './endpoint.ts';
import { instant, message, tokenParams, weekday } from './shapes.ts';

const hour = once(() => z.int().min(0, 'must be at least 0').max(23, 'must be at most 23'));

const weeklySummary = once(() =>
  z
    .object({
      enabled: z.boolean(),
      weekday: weekday(),
      hour: hour().meta({ description: 'In the household’s time zone' }),
      nextAt: instant().nullable().meta({ description: 'When the next one is sent; null while none is planned' }),
      stopped: z
        .enum(stopReasons)
        .nullable()
        .meta({ description: 'Why none is sent although they are switched on; switching them on again clears it' }),
      paused: z.boolean().meta({ description: 'Whether they wait for the next visit, after several without one' }),
      email: z.string(),
      emailRefused: z.boolean().meta({ description: 'Whether mail about the account does not reach the address' }),
    })
    .meta({ id: 'WeeklySummary', description: 'The email that summarises the week' }),
);

export const getWeeklySummary = json('GET /api/weekly-summary', {
  access: 'viewer',
  summary: 'When one’s own weekly summary is sent',
  failure: 'We couldn’t load your summary settings',
  response: weeklySummary,
});

export const updateWeeklySummary = json('PUT /api/weekly-summary', {
  access: 'viewer',
  summary: 'Change when one’s own weekly summary is sent, or switch it on or off; absent fields stay unchanged',
  failure: 'We couldn’t save your summary settings',
  body: () => z.object({ enabled: z.boolean().optional(), weekday: weekday().optional(), hour: hour().optional() }),
  response: weeklySummary,
});

export const sendWeeklySummary = json('POST /api/weekly-summary/send', {
  access: 'viewer',
  summary: 'Mail this week’s summary now, at most three times an hour',
  failure: 'We couldn’t send your summary',
  response: message,
});

const summaryAction = once(() =>
  z
    .object({
      taskId: z.uuid(),
      homeId: z.uuid().meta({ description: 'The home of the task' }),
      week: z.int().meta({ description: 'Of the task: how many weeks after the current one, negative before' }),
      title: z.string().meta({ description: 'Of the task' }),
      ticked: z
        .enum(ticked)
        .meta({ description: 'What the tick of the task says: that work is done, or that a visit is booked' }),
      action: z.enum(summaryActions),
      state: z
        .enum(['open', 'done', 'moved'])
        .meta({ description: 'Of the task: `done` or `moved` once the action has been taken' }),
    })
    .meta({ id: 'SummaryAction', description: 'What a link in a summary does' }),
);

const actionFailure = 'Failed to update task';

export const getSummaryAction = json('GET /api/weekly-summary/act/:token', {
  access: 'public',
  summary: 'What a link in a summary does; changes nothing',
  failure: 'We couldn’t load the task',
  params: tokenParams,
  response: summaryAction,
});

export const takeSummaryAction = json('POST /api/weekly-summary/act/:token', {
  access: 'public',
  summary: 'Do what a link in a summary says, or undo it; calling it again has no further effect',
  failure: actionFailure,
  params: tokenParams,
  body: () => z.object({ undo: z.boolean().default(false) }),
  response: summaryAction,
});

const subscription = once(() => z.object({ subscribed: z.boolean() }).meta({ id: 'SummarySubscription' }));

export const getSummarySubscription = json('GET /api/weekly-summary/subscription/:token', {
  access: 'public',
  summary: 'Whether the person of a link to unsubscribe receives summaries; changes nothing',
  failure: 'We couldn’t load your summary settings',
  params: tokenParams,
  response: subscription,
});

export const setSummarySubscription = json('PUT /api/weekly-summary/subscription/:token', {
  access: 'public',
  summary: 'Stop the summaries of the person of a link to unsubscribe, or start them again',
  failure: 'We couldn’t save your summary settings',
  params: tokenParams,
  body: subscription,
  response: subscription,
});

export const unsubscribe = raw('POST /api/unsubscribe/:token', {
  access: 'public',
  summary: 'Stop summaries at once, as mail programs do (RFC 8058)',
  // A mail program sends `List-Unsubscribe=One-Click`.
  largestBody: 1024,
  params: tokenParams,
  response: () => z.object({ subscribed: z.literal(false) }),
});

export const openUnsubscribePage = redirect('GET /api/unsubscribe/:token', {
  access: 'public',
  summary: 'Where a mail program sends a person who opens the address to unsubscribe',
  params: tokenParams,
  statuses: { 302: 'To the page with a button' },
});
