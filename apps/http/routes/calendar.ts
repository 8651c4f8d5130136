import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/calendar.ts';
import type { EventTimes } from '#core/domain/calendar/settings.ts';
import { visitMinutes } from '#core/domain/calendar/visit.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentConnection, presentFeed, presentSettings } from '../presenters/calendar.ts';

/** Keeps in the browser that began a visit that it did. */
const name = 'upkept_calendar';

type NewTimes = Omit<z.output<typeof endpoints.updateCalendarFeed.body>, 'onlyMine'>;

const changesIn = ({ timezone, eventStartTime, eventDuration }: NewTimes): Partial<EventTimes> => ({
  timezone,
  eventStartTime,
  ...(eventDuration !== undefined && { eventDuration }),
});

export const calendarRoutes = (app: App): Handlers<typeof endpoints> => ({
  getCalendarAuthUrl: async ({ person, household }, { cookie, setCookie }) => {
    const { url, browser } = await app.startCalendarVisit({
      householdId: household.id,
      email: person.email,
      browser: cookie(name),
    });
    setCookie({ name, value: browser, maxAgeSeconds: visitMinutes * 60 });
    return { url };
  },
  completeCalendarVisit: async ({ query: { code, state, error } }, { cookie }) => {
    const outcome = await app.completeCalendarVisit({ code, state, error, browser: cookie(name) });
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
    const { keepInStep, ...times } = body;
    const changes = { ...changesIn(times), ...(keepInStep !== undefined && { keepInStep }) };
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
  getCalendarFeed: async ({ household, person }) => {
    const feed = await app.getCalendarFeed({ householdId: household.id, personId: person.id });
    return feed ? presentFeed(feed) : { url: null, times: null, onlyMine: false, isShared: false };
  },
  renewCalendarFeed: async ({ household, person }) =>
    presentFeed(await app.renewCalendarFeed({ householdId: household.id, personId: person.id })),
  updateCalendarFeed: async ({ household, person, body: { onlyMine, ...times } }) => {
    const own = { householdId: household.id, personId: person.id };
    await app.updateCalendarFeed({ ...own, times: changesIn(times), onlyMine });
    return { message: 'The address has been changed' };
  },
  removeCalendarFeed: async ({ household, person }) => {
    await app.removeCalendarFeed({ householdId: household.id, personId: person.id });
    return { message: 'The calendar address no longer works' };
  },
  readCalendarFeed: async ({ params, headers }) => {
    const { text, tag } = await app.readCalendarFeed(params);
    const etag = `"${tag}"`;
    // A proxy that compresses responses marks their tags as weak.
    const known = headers['if-none-match']?.split(/,\s*/).map((each) => each.replace(/^W\//, ''));
    const isUnchanged = known?.some((each) => each === etag || each === '*');
    const replyHeaders = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
    return isUnchanged ? { body: '', status: 304, headers: replyHeaders } : { body: text, headers: replyHeaders };
  },
});
