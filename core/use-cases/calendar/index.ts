import { makeCompleteCalendarVisit } from './complete-visit.ts';
import { makeDisconnectCalendar } from './disconnect-calendar.ts';
import { makeDeleteCalendarFeed, makeGetCalendarFeed, makeRenewCalendarFeed } from './feed-address.ts';
import { makeGetCalendar } from './get-calendar.ts';
import { makePurgeCalendars } from './purge-calendars.ts';
import { makeQueueCalendarSyncs } from './queue-calendar-syncs.ts';
import { makeReadCalendarFeed } from './read-feed.ts';
import { makeResealCalendars } from './reseal-calendars.ts';
import { makeRetryDisconnection } from './retry-disconnection.ts';
import { makeSendCalendarReconnect } from './send-reconnect.ts';
import { makeStartCalendarVisit } from './start-visit.ts';
import { makeSyncCalendar } from './sync-calendar.ts';
import { makeSyncCalendarDay } from './sync-calendar-day.ts';
import { makeUpdateCalendarFeed } from './update-feed.ts';
import { makeUpdateCalendarSettings } from './update-settings.ts';

export const calendarUseCases = {
  completeCalendarVisit: makeCompleteCalendarVisit,
  disconnectCalendar: makeDisconnectCalendar,
  getCalendar: makeGetCalendar,
  getCalendarFeed: makeGetCalendarFeed,
  purgeCalendars: makePurgeCalendars,
  readCalendarFeed: makeReadCalendarFeed,
  deleteCalendarFeed: makeDeleteCalendarFeed,
  renewCalendarFeed: makeRenewCalendarFeed,
  resealCalendars: makeResealCalendars,
  retryDisconnection: makeRetryDisconnection,
  sendCalendarReconnect: makeSendCalendarReconnect,
  startCalendarVisit: makeStartCalendarVisit,
  queueCalendarSyncs: makeQueueCalendarSyncs,
  syncCalendar: makeSyncCalendar,
  syncCalendarDay: makeSyncCalendarDay,
  updateCalendarFeed: makeUpdateCalendarFeed,
  updateCalendarSettings: makeUpdateCalendarSettings,
};
