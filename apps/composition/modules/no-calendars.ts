import { ContainerModule } from 'inversify';
import { DomainError } from '#core/domain/errors.ts';
import { part } from '../parts.ts';

const unavailable = async (): Promise<never> => {
  throw new DomainError('calendar_unavailable');
};

/** Until a vendor binds the port. */
export const noCalendars = new ContainerModule(({ bind }) => {
  bind(part.calendars).toConstantValue({
    consentUrl: unavailable,
    redeem: unavailable,
    refresh: unavailable,
    revoke: unavailable,
    createCalendar: unavailable,
    deleteCalendar: unavailable,
    findEvent: unavailable,
    insertEvent: unavailable,
    updateEvent: unavailable,
    deleteEvent: unavailable,
    addressOf: () => 'https://calendar.google.com/calendar/r',
  });
});
