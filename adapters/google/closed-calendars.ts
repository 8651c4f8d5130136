import { DomainError } from '#core/domain/errors.ts';
import type { Calendars } from '#core/ports/calendars.ts';
import { googleAddresses } from './addresses.ts';

const closed = async (): Promise<never> => {
  throw new DomainError('calendar_unavailable');
};

/**
 * For production without Google's keys: no calendar can be connected. One that was connected before the keys were taken
 * away waits for them, as for a provider that cannot be reached.
 */
export const closedCalendars: Calendars = {
  consentUrl: async () => {
    throw new DomainError('calendar_not_offered');
  },
  redeem: closed,
  refresh: closed,
  revoke: closed,
  createCalendar: closed,
  deleteCalendar: closed,
  findEvent: closed,
  insertEvent: closed,
  updateEvent: closed,
  deleteEvent: closed,
  findProblem: async () => undefined,
  addressOf: googleAddresses.calendarPage,
};
