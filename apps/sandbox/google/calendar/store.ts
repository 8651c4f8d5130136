import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { invalid, notFound, refused } from '../refusal.ts';
import type { EventContents, EventInput } from './event-input.ts';
import { positionOf } from './event-time.ts';

export type StoredEvent = {
  readonly id: string;
  readonly etag: string;
  /** ISO, UTC. */
  readonly created: string;
  readonly updated: string;
  /** Counts the changes of its times. */
  readonly sequence: number;
  readonly contents: EventContents;
};

export type Calendar = {
  readonly id: string;
  /** The email address of the account. */
  readonly owner: string;
  readonly etag: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly timeZone: string;
};

/** The calendars that clients have created, with their events. Deleted events stay, as in Google's trash. */
export function makeCalendarStore(clock: Clock) {
  const calendars = new Map<string, { readonly calendar: Calendar; readonly events: Map<string, StoredEvent> }>();
  let version = 0;
  const nextEtag = (): string => `"${clock.now().getTime()}${String(++version).padStart(6, '0')}"`;
  const nowIso = (): string => clock.now().toISOString();

  /** Throws Google's 404 also for the calendar of another account. */
  function opened(id: string, owner: string) {
    const found = calendars.get(id);
    if (found?.calendar.owner !== owner) throw notFound();
    return found;
  }

  function change(id: string, owner: string, event: StoredEvent, contents: EventContents): StoredEvent {
    const isMoved = (['start', 'end'] as const).some(
      (end) => positionOf(event.contents[end]) !== positionOf(contents[end]),
    );
    const sequence = event.sequence + (isMoved ? 1 : 0);
    const changed = { ...event, contents, sequence, etag: nextEtag(), updated: nowIso() };
    opened(id, owner).events.set(event.id, changed);
    return changed;
  }

  function eventIn(id: string, owner: string, eventId: string): StoredEvent {
    const event = opened(id, owner).events.get(eventId);
    if (!event) throw notFound();
    return event;
  }

  return {
    all: (): readonly Calendar[] => [...calendars.values()].map(({ calendar }) => calendar),
    find: (id: string): Calendar | undefined => calendars.get(id)?.calendar,
    get: (id: string, owner: string): Calendar => opened(id, owner).calendar,

    create(owner: string, given: Pick<Calendar, 'summary' | 'description' | 'timeZone'>): Calendar {
      const id = `c_${randomBytes(32).toString('hex')}@group.calendar.google.com`;
      const calendar = { id, owner, etag: nextEtag(), ...given };
      calendars.set(id, { calendar, events: new Map() });
      return calendar;
    },

    remove(id: string, owner: string): void {
      opened(id, owner);
      calendars.delete(id);
    },

    /** The events of a calendar by time, with the deleted ones. */
    events: (id: string, owner: string): readonly StoredEvent[] =>
      [...opened(id, owner).events.values()].sort(
        (one, other) => positionOf(one.contents.start) - positionOf(other.contents.start),
      ),

    event: eventIn,

    insert(id: string, owner: string, { id: given, sequence = 0, contents }: EventInput): StoredEvent {
      const { events } = opened(id, owner);
      const eventId = given ?? randomBytes(13).toString('hex');
      // The id of a deleted event stays taken.
      if (events.has(eventId)) throw refused(409, 'duplicate', 'The requested identifier already exists.');
      const created = nowIso();
      const event = { id: eventId, etag: nextEtag(), created, updated: created, sequence, contents };
      events.set(eventId, event);
      return event;
    },

    update(id: string, owner: string, eventId: string, input: EventInput): StoredEvent {
      const event = eventIn(id, owner, eventId);
      if (event.contents.status === 'cancelled') throw refused(403, 'forbidden', 'Forbidden');
      if (input.id !== undefined && input.id !== eventId) throw invalid('Invalid resource id value.');
      if (input.sequence !== undefined && input.sequence < event.sequence)
        throw invalid(
          'Invalid sequence value. The specified sequence number is below the current sequence number of the resource. Re-fetch the resource and use its sequence number on the following request.',
        );
      return change(id, owner, event, input.contents);
    },

    cancel(id: string, owner: string, eventId: string): void {
      const event = eventIn(id, owner, eventId);
      if (event.contents.status === 'cancelled') throw refused(410, 'deleted', 'Resource has been deleted');
      change(id, owner, event, { ...event.contents, status: 'cancelled' });
    },
  };
}
export type CalendarStore = ReturnType<typeof makeCalendarStore>;
