import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/calendar.ts';
import type { EventTimes } from '#core/domain/calendar/settings.ts';
import { visitMinutes } from '#core/domain/calendar/visit.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { presentConnection, presentFeed, presentSettings } from '../presenters/calendar.ts';

/** Keeps in the browser that began a visit that it did. */
const name = 'upkept_calendar';

type NewTimes = Omit<z.output<typeof endpoints.updateCalendarFeed.body>, 'onlyMine'>;

const own = ({ household, person }: Pick<Caller, 'household' | 'person'>): PersonInHome => ({
  householdId: household.id,
  personId: person.id,
});

const changesIn = ({ timezone, eventStartTime, eventDuration }: NewTimes): Partial<EventTimes> => ({
  timezone,
  eventStartTime,
  ...(eventDuration !== undefined && { eventDuration }),
});

export const calendarRoutes = (app: App): Handlers<typeof endpoints> => ({
  getCalendarAuthUrl: async (caller, { cookie, setCookie }) => {
    const { url, browser } = await app.startCalendarVisit({
      ...own(caller),
      email: caller.person.email,
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
  getCalendar: async (caller) => presentConnection(await app.getCalendar(own(caller)), app.calendars),
  updateCalendarSettings: async ({ body: { keepInStep, onlyMine, ...times }, ...caller }) => {
    const changes = {
      ...changesIn(times),
      ...(keepInStep !== undefined && { keepInStep }),
      ...(onlyMine !== undefined && { onlyMine }),
    };
    const changed = await app.updateCalendarSettings({ ...own(caller), changes });
    return presentConnection(changed, app.calendars);
  },
  disconnectCalendar: async (caller) => {
    const { gone } = await app.disconnectCalendar(own(caller));
    return {
      message: gone
        ? 'Calendar disconnected successfully'
        : 'Your calendar is disconnected. Google cannot be reached right now, so it will be deleted there a little later.',
    };
  },
  syncCalendarDay: async ({ params, ...caller }) => {
    const { tasks, syncedAt } = await app.syncCalendarDay({ ...own(caller), ...params });
    return { lastSyncedDate: syncedAt.toISOString(), tasks };
  },
  getCalendarFeed: async (caller) => {
    const feed = await app.getCalendarFeed(own(caller));
    return feed ? presentFeed(feed) : { url: null, times: null, onlyMine: false, isShared: false };
  },
  renewCalendarFeed: async (caller) => presentFeed(await app.renewCalendarFeed(own(caller))),
  updateCalendarFeed: async ({ body: { onlyMine, ...times }, ...caller }) => {
    await app.updateCalendarFeed({ ...own(caller), times: changesIn(times), onlyMine });
    return { message: 'The address has been changed' };
  },
  deleteCalendarFeed: async (caller) => {
    await app.deleteCalendarFeed(own(caller));
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
