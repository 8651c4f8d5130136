import type { EventTime } from './event-time.ts';
import type { Calendar, StoredEvent } from './store.ts';

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendars */
export const calendarShape = ({ id, etag, summary, description, timeZone }: Calendar) => ({
  kind: 'calendar#calendar',
  etag,
  id,
  summary,
  ...(description !== undefined && { description }),
  timeZone,
  conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
});

/** https://developers.google.com/workspace/calendar/api/v3/reference/calendarList */
export const calendarListEntryShape = ({ id, etag, summary, description, timeZone }: Calendar) => ({
  kind: 'calendar#calendarListEntry',
  etag,
  id,
  summary,
  ...(description !== undefined && { description }),
  timeZone,
  colorId: '1',
  backgroundColor: '#ac725e',
  foregroundColor: '#1d1d1d',
  selected: true,
  accessRole: 'owner',
  defaultReminders: [],
  conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
});

export const timeShape = (time: EventTime) =>
  'date' in time ? { date: time.date } : { dateTime: time.dateTime, timeZone: time.timeZone };

/** https://developers.google.com/workspace/calendar/api/v3/reference/events */
export const eventShape = (event: StoredEvent, calendar: Calendar, origin: string) => ({
  kind: 'calendar#event',
  etag: event.etag,
  id: event.id,
  status: event.contents.status,
  htmlLink: `${origin}/google#${event.id}`,
  created: event.created,
  updated: event.updated,
  ...event.contents.fields,
  creator: { email: calendar.owner },
  organizer: { email: calendar.id, displayName: calendar.summary, self: true },
  start: timeShape(event.contents.start),
  end: timeShape(event.contents.end),
  iCalUID: `${event.id}@google.com`,
  sequence: event.sequence,
  reminders: event.contents.reminders,
  eventType: 'default',
});
