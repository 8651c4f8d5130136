import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/calendar.ts';
import { visitMinutes } from '#core/domain/calendar/visit.ts';
import type { Cookies, Handlers } from '../pipeline/handler.ts';
import { presentConnection, presentSettings } from '../presenters/calendar.ts';

/** Keeps the nonce of a visit in the browser that began it. */
const cookie = { name: 'upkept_calendar', path: '/api/calendar', maxAgeSeconds: visitMinutes * 60 };
const nonceOf = (cookies: Cookies) => cookies.get(cookie.name);

export const calendarRoutes = (app: App): Handlers<typeof endpoints> => ({
  getCalendarAuthUrl: async ({ household }, cookies) => {
    const { url, nonce } = await app.startCalendarVisit({ householdId: household.id, nonce: nonceOf(cookies) });
    cookies.set({ ...cookie, value: nonce });
    return { url };
  },
  completeCalendarVisit: async ({ query: { code, state, error } }, cookies) => {
    const outcome = await app.completeCalendarVisit({ code, state, error, nonce: nonceOf(cookies) });
    const query = new URLSearchParams(
      outcome.connected
        ? { success: 'true', connection: JSON.stringify(presentSettings(outcome.connection)) }
        : { error: outcome.error },
    );
    return `${app.config.publicUrl}/calendar/callback?${query}`;
  },
  getCalendar: async ({ household }) =>
    presentConnection(await app.getCalendar({ householdId: household.id }), app.calendars),
  updateCalendarSettings: async ({ household, body }) => {
    const { timezone, eventStartTime, eventDuration, keepInStep } = body;
    const changes = {
      timezone,
      eventStartTime,
      ...(eventDuration !== undefined && { eventDuration }),
      ...(keepInStep !== undefined && { keepInStep }),
    };
    const changed = await app.updateCalendarSettings({ householdId: household.id, changes });
    return presentConnection(changed, app.calendars);
  },
  disconnectCalendar: async ({ household }) => {
    const { gone } = await app.disconnectCalendar({ householdId: household.id });
    return {
      message: gone
        ? 'Calendar disconnected successfully'
        : 'Your calendar is disconnected. Google cannot be reached right now, so it will be deleted there a little later.',
    };
  },
  syncCalendarDay: async ({ household, params }) => {
    const { tasks, syncedAt } = await app.syncCalendarDay({ householdId: household.id, ...params });
    return { lastSyncedDate: syncedAt.toISOString(), tasks };
  },
  getCalendarFeed: async ({ household }) => ({
    url: (await app.getCalendarFeed({ householdId: household.id })) ?? null,
  }),
  renewCalendarFeed: async ({ household }) => ({ url: await app.renewCalendarFeed({ householdId: household.id }) }),
  removeCalendarFeed: async ({ household }) => {
    await app.removeCalendarFeed({ householdId: household.id });
    return { message: 'The calendar address no longer works' };
  },
  readCalendarFeed: async ({ params, headers }) => {
    const { text, tag } = await app.readCalendarFeed(params);
    const etag = `"${tag}"`;
    // A proxy that compresses responses marks their tags as weak.
    const isUnchanged = headers['if-none-match']?.split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag);
    const replyHeaders = { ETag: etag, 'Cache-Control': 'private, no-cache' };
    return isUnchanged ? { body: '', status: 304, headers: replyHeaders } : { body: text, headers: replyHeaders };
  },
});
