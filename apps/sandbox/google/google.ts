import Router from '@koa/router';
import type { Clock } from '../clock.ts';
import type { Vendor } from '../vendor.ts';
import { calendarApi } from './calendar/api.ts';
import { makeCalendarStore } from './calendar/store.ts';
import { makeCallLog } from './call-log.ts';
import { oauthApi } from './oauth/api.ts';
import { makeGrants } from './oauth/grants.ts';
import { apiErrorBody, Refusal } from './refusal.ts';
import { googleScreens } from './screens/screens.ts';

const apiPath = '/google';

export function makeGoogle({ clock }: { readonly clock: Clock }): Vendor {
  const grants = makeGrants(clock);
  const store = makeCalendarStore(clock);
  const calls = makeCallLog(apiPath);

  const api = new Router();
  api.use(async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.status = error.status;
      context.body = error.body;
    }
  });
  api.use(oauthApi(grants).routes(), calendarApi(grants, store).routes());

  return {
    name: 'google',
    title: 'Google Calendar',
    about:
      'Asks a Google account for consent, and keeps the calendars that an application creates in it. Grants calendar.app.created and no other calendar scope.',
    apiPath,
    api,
    record: calls.record,
    faultBody,
    pages: [{ path: '/google', title: 'Google' }],
    screens: (navigation) => googleScreens({ grants, store, calls, navigation }),
  };
}

/** Google's own words for its limits, which clients have to tell from other refusals. */
function faultBody(status: number): object {
  return status === 403 || status === 429
    ? apiErrorBody(status, 'rateLimitExceeded', 'Rate Limit Exceeded', { domain: 'usageLimits' })
    : apiErrorBody(status, 'backendError', 'Backend Error');
}
