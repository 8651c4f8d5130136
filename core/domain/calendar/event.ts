import type { LocalTime } from '../time/local-time.ts';

/** One day's maintenance in the user's calendar. */
export type CalendarEvent = {
  /** Unique in its calendar for ever, also after the event is deleted. 5 to 1024 characters of `[a-v0-9]`. */
  readonly id: string;
  readonly title: string;
  /** Plain text of several lines. */
  readonly description: string;
  /** Both times exist in the time zone, with the offset that it has then. */
  readonly startsAt: LocalTime;
  /** Later than `startsAt`, on the same day or the next. */
  readonly endsAt: LocalTime;
  /** IANA name. */
  readonly timezone: string;
  /** How many minutes before its start the calendar reminds the user; absent for no reminder. */
  readonly reminderMinutes?: number;
  /** The address of the page that shows the day. */
  readonly link: string;
};
