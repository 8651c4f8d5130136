import Router from '@koa/router';
import type { Grants } from '../oauth/grants.ts';
import { notPlayed } from '../refusal.ts';
import { authorize } from './authorize.ts';
import { calendarsApi } from './calendars-api.ts';
import { eventsApi } from './events-api.ts';
import type { CalendarState } from './request.ts';
import type { CalendarStore } from './store.ts';

/** https://developers.google.com/workspace/calendar/api/v3/reference, below /calendar/v3. */
export function calendarApi(grants: Grants, store: CalendarStore): Router<CalendarState> {
  const router = new Router<CalendarState>({ prefix: '/calendar/v3' });
  router.use(async (context, next) => {
    context.state.email = authorize(context, grants);
    context.set('Cache-Control', 'no-cache, no-store, max-age=0, must-revalidate');
    await next();
  });
  router.use(calendarsApi(store).routes(), eventsApi(store).routes());
  router.all('/{*rest}', (context) => {
    throw notPlayed(`${context.method} ${context.path}`);
  });
  return router;
}
