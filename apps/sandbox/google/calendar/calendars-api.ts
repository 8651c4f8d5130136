import Router from '@koa/router';
import { z } from 'zod';
import { invalid, required } from '../refusal.ts';
import { insufficientScope } from './authorize.ts';
import { isZone } from './event-time.ts';
import { bodyIn, type CalendarState } from './request.ts';
import { calendarListEntryShape, calendarShape } from './shapes.ts';
import type { CalendarStore } from './store.ts';

const schema = z.object({
  summary: z.string().nullish(),
  description: z.string().nullish(),
  timeZone: z.string().nullish(),
});

/** Creating, reading and deleting calendars. */
export function calendarsApi(store: CalendarStore): Router<CalendarState> {
  const router = new Router<CalendarState>();

  router.post('/calendars', async (context) => {
    const parsed = schema.safeParse(await bodyIn(context));
    if (!parsed.success) throw invalid('Bad Request');
    const { summary, description, timeZone } = parsed.data;
    if (!summary) throw required('Missing title.');
    if (timeZone && !isZone(timeZone)) throw invalid('Invalid time zone definition.');
    const given = { summary, description: description ?? undefined, timeZone: timeZone ?? 'UTC' };
    context.body = calendarShape(store.create(context.state.email, given));
  });

  router.get('/calendars/:calendarId', (context) => {
    context.body = calendarShape(store.get(context.params.calendarId ?? '', context.state.email));
  });

  router.delete('/calendars/:calendarId', (context) => {
    store.remove(context.params.calendarId ?? '', context.state.email);
    context.status = 204;
  });

  router.get('/users/me/calendarList/:calendarId', (context) => {
    context.body = calendarListEntryShape(store.get(context.params.calendarId ?? '', context.state.email));
  });

  // Listing all calendars needs a broader scope.
  router.get('/users/me/calendarList', () => {
    throw insufficientScope();
  });

  return router;
}
