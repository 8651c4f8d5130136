import Router from '@koa/router';
import { readEventInput } from './event-input.ts';
import { listEvents } from './list-events.ts';
import { bodyIn, type CalendarState, requireMatch } from './request.ts';
import { eventShape } from './shapes.ts';
import type { CalendarStore, StoredEvent } from './store.ts';

/** Everything that this stand-in does with events. */
export function eventsApi(store: CalendarStore): Router<CalendarState> {
  const router = new Router<CalendarState>({ prefix: '/calendars/:calendarId/events' });

  /** The calendar and event that the path names. Throws Google's 404 for a calendar that doesn't exist. */
  const placeIn = (context: { params: Record<string, string | undefined>; state: CalendarState }) => {
    const { calendarId = '', eventId = '' } = context.params;
    return { eventId, calendar: store.get(calendarId, context.state.email) };
  };

  router.get('/', (context) => {
    const { calendar } = placeIn(context);
    const events = store.events(calendar.id, calendar.owner);
    context.body = listEvents(calendar, events, context.URL);
  });

  router.post('/', async (context) => {
    const { calendar } = placeIn(context);
    const input = readEventInput(await bodyIn(context), calendar.timeZone);
    context.body = eventShape(store.insert(calendar.id, calendar.owner, input), calendar, context.origin);
  });

  router.get('/:eventId', (context) => {
    const { calendar, eventId } = placeIn(context);
    const event = store.event(calendar.id, calendar.owner, eventId);
    context.set('ETag', event.etag);
    if (context.get('If-None-Match') === event.etag) context.status = 304;
    else context.body = eventShape(event, calendar, context.origin);
  });

  router.put('/:eventId', async (context) => {
    const { calendar, eventId } = placeIn(context);
    const input = readEventInput(await bodyIn(context), calendar.timeZone);
    requireMatch(context, store.event(calendar.id, calendar.owner, eventId).etag);
    const saved = store.update(calendar.id, calendar.owner, eventId, input);
    context.body = eventShape(saved, calendar, context.origin);
  });

  router.patch('/:eventId', async (context) => {
    const { calendar, eventId } = placeIn(context);
    const patch = await bodyIn(context);
    const event = store.event(calendar.id, calendar.owner, eventId);
    requireMatch(context, event.etag);
    const input = readEventInput(mergePatch(writtenOf(event), patch), calendar.timeZone);
    const saved = store.update(calendar.id, calendar.owner, eventId, input);
    context.body = eventShape(saved, calendar, context.origin);
  });

  router.delete('/:eventId', (context) => {
    const { calendar, eventId } = placeIn(context);
    requireMatch(context, store.event(calendar.id, calendar.owner, eventId).etag);
    store.cancel(calendar.id, calendar.owner, eventId);
    context.status = 204;
  });

  return router;
}

/** The event as a client would write it. */
function writtenOf({ contents: { status, start, end, reminders, fields } }: StoredEvent): object {
  return { status, start, end, reminders, ...fields };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 7396: given fields replace others, null removes them, and objects merge. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}
