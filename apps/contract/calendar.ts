import { z } from 'zod';
import { calendarStatuses, eventDurationLimits } from '#core/domain/calendar/settings.ts';
import { once } from '#core/domain/running/once.ts';
import { document, json, redirect } from './endpoint.ts';
import { instant, isoDate, message, timezone } from './shapes.ts';

const { min, max } = eventDurationLimits;
const eventStartTime = once(() => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 15:00'));
const eventDuration = once(() =>
  z.int().min(min, `must be at least ${min} minutes`).max(max, `must be at most ${max} minutes`),
);

const onlyMine = once(() => z.boolean().meta({ description: 'Whether it leaves out what is for others' }));
const isShared = once(() => z.boolean().meta({ description: 'Whether the home has several people' }));

const times = once(() =>
  z.object({
    timezone: z.string(),
    eventStartTime: z.string().meta({ description: 'HH:mm' }),
    eventDuration: z.int().meta({ description: 'In minutes' }),
  }),
);
const newTimes = once(() =>
  z.object({ timezone: timezone(), eventStartTime: eventStartTime(), eventDuration: eventDuration().optional() }),
);

const settings = once(() =>
  times().extend({
    calendarId: z.string().nullable().meta({ description: 'Null until the calendar has been created' }),
    lastSyncedDate: instant().nullable(),
  }),
);

const connection = once(() =>
  settings()
    .extend({
      keepInStep: z.boolean().meta({ description: 'Whether the next 14 days follow every change of the plan' }),
      onlyMine: onlyMine(),
      isShared: isShared(),
      status: z.enum(calendarStatuses),
      calendarUrl: z.url().nullable().meta({ description: 'Where the calendar can be seen' }),
      recreatedAt: instant()
        .nullable()
        .meta({ description: 'When the calendar was created again because the user had deleted it' }),
    })
    .meta({ id: 'CalendarConnection' }),
);

export const getCalendarAuthUrl = json('GET /api/calendar/auth-url', {
  access: 'viewer',
  securityEvent: 'calendar visit',
  summary:
    'Where the user allows Upkept to create its calendar in their own account; the cookie binds the visit to the browser',
  failure: 'Failed to get authorization URL',
  response: () => z.object({ url: z.url() }),
});

const parameter = once(() => z.string().max(2000).optional().catch(undefined));

export const completeCalendarVisit = redirect('GET /api/calendar/callback', {
  access: 'public',
  summary: 'Where the calendar’s provider sends browsers back to',
  query: () => z.object({ code: parameter(), state: parameter(), error: parameter() }),
  statuses: { 302: 'To the page that says whether the calendar is connected' },
});

export const getCalendar = json('GET /api/calendar', {
  access: 'viewer',
  summary: 'One’s own connected calendar; 404 if there is none',
  failure: 'We couldn’t load your calendar',
  response: connection,
});

export const updateCalendarSettings = json('PUT /api/calendar/settings', {
  access: 'viewer',
  summary: 'Change when events take place, what they contain, and whether they follow the plan',
  failure: 'Failed to update calendar settings',
  body: () => newTimes().extend({ keepInStep: z.boolean().optional(), onlyMine: z.boolean().optional() }),
  response: connection,
});

export const disconnectCalendar = json('DELETE /api/calendar', {
  access: 'viewer',
  securityEvent: 'calendar disconnected',
  summary: 'Delete our calendar at its provider, withdraw the consent and delete the tokens',
  failure: 'Failed to disconnect calendar',
  response: message,
});

export const syncCalendarDay = json('POST /api/calendar/sync/:date', {
  access: 'viewer',
  summary: 'Bring the event of one day in one’s own calendar in line with the plan now',
  failure: 'We couldn’t sync with your calendar',
  params: () => z.object({ date: isoDate() }),
  response: () =>
    z.object({
      lastSyncedDate: instant(),
      tasks: z.int().meta({ description: 'How many tasks the day has; without any, it has no event' }),
    }),
});

const feedFailure = 'We couldn’t update the calendar address';
const feed = once(() =>
  z.object({
    url: z.url(),
    times: times().meta({ description: 'When its events are: as in the connected calendar, if there is one' }),
    onlyMine: onlyMine(),
    isShared: isShared(),
  }),
);

export const getCalendarFeed = json('GET /api/calendar/feed', {
  access: 'viewer',
  summary: 'One’s own private address that other calendars can subscribe to',
  failure: 'We couldn’t load the calendar address',
  response: () =>
    feed()
      .extend({ url: z.url().nullable(), times: times().nullable() })
      .meta({ description: 'Nulls without an address' }),
});

export const renewCalendarFeed = json('POST /api/calendar/feed', {
  access: 'viewer',
  securityEvent: 'feed renewed',
  summary: 'Create the private address, or replace it, so that the previous one no longer works',
  failure: feedFailure,
  response: feed,
});

export const updateCalendarFeed = json('PUT /api/calendar/feed', {
  access: 'viewer',
  summary: 'Choose what the private address shows, and when its events are while no calendar is connected',
  failure: feedFailure,
  body: () => newTimes().extend({ onlyMine: z.boolean().optional() }),
  response: message,
});

export const deleteCalendarFeed = json('DELETE /api/calendar/feed', {
  access: 'viewer',
  securityEvent: 'feed removed',
  summary: 'Remove the private address',
  failure: feedFailure,
  response: message,
});

export const readCalendarFeed = document('GET /api/calendar/feed/:secret.ics', {
  access: 'public',
  costly: true,
  summary: 'The days with tasks as iCalendar',
  contentType: 'text/calendar; charset=utf-8',
  params: () => z.object({ secret: z.string().max(100) }),
  headers: () => z.object({ 'if-none-match': z.string().max(1000).optional().catch(undefined) }),
  statuses: { 304: 'Unchanged since the `ETag` in If-None-Match', 404: 'No such address, or Premium has ended' },
});
