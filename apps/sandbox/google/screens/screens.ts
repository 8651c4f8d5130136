import Router from '@koa/router';
import { asked, goTo, makeShow } from '../../pages/answer.ts';
import type { NavigationEntry } from '../../pages/navigation-entry.ts';
import { timeShape } from '../calendar/shapes.ts';
import type { CalendarStore } from '../calendar/store.ts';
import type { CallLog } from '../call-log.ts';
import type { Grants } from '../oauth/grants.ts';
import { consentScreens } from './consent-screens.ts';
import { overviewPage } from './overview.ts';

type Deps = {
  readonly grants: Grants;
  readonly store: CalendarStore;
  readonly calls: CallLog;
  readonly navigation: readonly NavigationEntry[];
};

/** Serves /google for people, with what they can do in their account, and its .json for tests. */
export function googleScreens({ grants, store, calls, navigation }: Deps): Router {
  const show = makeShow(navigation);
  const router = new Router();

  router.get('/google', (context) => {
    show(context, { title: 'Google', path: '/google', body: overviewPage(grants, store), live: 'accounts' });
  });

  router.get('/google/calls.json', (context) => {
    context.body = calls.all();
  });

  router.get('/google/events.json', (context) => {
    const to = asked(context, 'to').trim().toLowerCase();
    context.body = store
      .all()
      .filter(({ owner }) => to === '' || owner === to)
      .flatMap((calendar) =>
        store
          .events(calendar.id, calendar.owner)
          .map(({ id, contents: { status, fields, start, end, reminders } }) => ({
            calendarId: calendar.id,
            calendar: calendar.summary,
            id,
            status,
            summary: fields.summary ?? '',
            description: fields.description ?? '',
            start: timeShape(start),
            end: timeShape(end),
            reminders,
          })),
      );
  });

  router.post('/google/accounts/:email/:action', (context) => {
    const { email = '', action } = context.params;
    if (action === 'revoke') grants.revoke(email);
    else if (action === 'expire') grants.endAccess(email);
    else return;
    goTo(context, '/google');
  });

  router.post('/google/calendars/:calendarId/delete', (context) => {
    const calendar = store.find(context.params.calendarId ?? '');
    if (!calendar) return;
    store.remove(calendar.id, calendar.owner);
    goTo(context, '/google');
  });

  router.post('/google/calendars/:calendarId/events/:eventId/delete', (context) => {
    const { calendarId = '', eventId = '' } = context.params;
    const calendar = store.find(calendarId);
    const event = calendar && store.events(calendarId, calendar.owner).find(({ id }) => id === eventId);
    if (!calendar || !event) return;
    if (event.contents.status !== 'cancelled') store.cancel(calendarId, calendar.owner, eventId);
    goTo(context, '/google');
  });

  router.use(consentScreens(grants, show).routes());
  return router;
}
