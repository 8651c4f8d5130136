import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/v3.js';
import type { CalendarEvent } from '#core/domain/calendar/event.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Google shows descriptions as HTML, in which a `<` would swallow what follows. */
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** The event in Google's terms. A complete resource, because an update replaces everything. */
export function eventResource(event: CalendarEvent, productName: string): calendar_v3.Schema$Event {
  const { title, description, startsAt, endsAt, timezone, reminderMinutes, link } = event;
  return {
    summary: title,
    description: escapeHtml(description),
    start: { dateTime: startsAt, timeZone: timezone },
    end: { dateTime: endsAt, timeZone: timezone },
    reminders: {
      useDefault: false,
      overrides: reminderMinutes === undefined ? [] : [{ method: 'popup', minutes: reminderMinutes }],
    },
    // Maintenance can wait, so the user stays free for invitations.
    transparency: 'transparent',
    source: { title: productName, url: link },
    extendedProperties: { private: { upkept: '1' } },
  };
}
