import type { CalendarEvent } from '../domain/calendar/event.ts';
import type { Language } from '../domain/languages.ts';

/** An event in a feed, with the version that calendars compare. */
export type FeedEvent = CalendarEvent & { readonly sequence: number; readonly modifiedAt: Date };

export type FeedWriter = {
  /** The events, written in the language, as an iCalendar document (RFC 5545), which calendars read again every four hours. */
  write(events: readonly FeedEvent[], language: Language): Promise<string>;
};
