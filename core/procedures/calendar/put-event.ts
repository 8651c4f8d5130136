import type { CalendarDay } from '../../domain/calendar/connection.ts';
import type { CalendarEvent } from '../../domain/calendar/event.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Calendars } from '../../ports/calendars.ts';
import type { CalendarAccess } from './open-calendar.ts';

type Calls = {
  readonly calendars: Calendars;
  readonly access: CalendarAccess;
  readonly calendarId: string;
  /** The day's event with the id of a generation. */
  readonly eventOf: (generation: number) => CalendarEvent;
  /** The generation that the store names. */
  readonly saved: number;
  /** Saves that an event of this generation may exist, before it is inserted. */
  readonly begin: (generation: number) => Promise<void>;
};

/** More generations than users delete between two syncs. It ends a loop if the provider contradicts itself. */
const mostTries = 20;

/**
 * Makes the day's event exist with its present content, whether it is new, was changed, was deleted by the user, or was
 * inserted by a call whose response was lost. Returns the event's generation. Throws `calendar_gone`.
 */
export async function putEvent(day: CalendarDay, { calendars, access, calendarId, eventOf, saved, begin }: Calls) {
  const update = (generation: number) =>
    access((token) => calendars.updateEvent(token, calendarId, eventOf(generation)));

  let { generation } = day;
  if (day.state !== 'absent') {
    if ((await update(generation)) === 'saved') return generation;
    // It existed, so its id is used up. A doubtful one may never have existed.
    if (day.state === 'present') generation++;
  }
  for (let tries = 0; tries < mostTries; tries++) {
    if (generation !== saved) await begin(generation);
    const event = eventOf(generation);
    if ((await access((token) => calendars.insertEvent(token, calendarId, event))) === 'saved') return generation;
    const found = await access((token) => calendars.findEvent(token, { calendarId, eventId: event.id }));
    if (found === 'live' && (await update(generation)) === 'saved') return generation;
    generation++;
  }
  throw new DomainError('calendar_unavailable', {}, new Error('every generation of the event is taken'));
}
