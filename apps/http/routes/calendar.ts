import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/calendar.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Handlers } from '../pipeline/handler.ts';

const notYet = async (): Promise<never> => {
  throw new DomainError('calendar_unavailable');
};

export const calendarRoutes = (_app: App): Handlers<typeof endpoints> => ({
  getCalendarAuthUrl: notYet,
  completeCalendarVisit: notYet,
  getCalendar: notYet,
  updateCalendarSettings: notYet,
  disconnectCalendar: notYet,
  syncCalendarDay: notYet,
  getCalendarFeed: notYet,
  renewCalendarFeed: notYet,
  removeCalendarFeed: notYet,
  readCalendarFeed: notYet,
});
