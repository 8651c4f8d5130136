import type { Language } from '../languages.ts';
import { dayMs } from '../time/durations.ts';

/** That someone wants to read a guide again in a year. It belongs to an address, because it needs no account. */
export type GuideReminder = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  /** That of the page on which it was asked for, and of its two mails. */
  readonly language: Language;
  /** The guide's slug. */
  readonly guide: string;
  /** When it was last asked for. */
  readonly askedAt: Date;
  /** When its mail is sent. Absent until the owner of the address has confirmed it. */
  readonly dueAt?: Date;
};

/** For how long the link works that confirms a reminder; the address is deleted with it. */
const unconfirmedMs = 7 * dayMs;

/** An address gets no more than one mail a day that asks about the same guide. */
const quietMs = dayMs;

/** The same day and hour of the next year; 1 March for 29 February. */
export function aYearAfter(instant: Date): Date {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

/** Whether it was asked for so lately that another mail about it would be one too many. */
export const wasJustAsked = ({ askedAt }: GuideReminder, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < quietMs;

/** Before when those were asked for whose confirmation is too late. */
export const remindersExpireBefore = (now: Date): Date => new Date(now.getTime() - unconfirmedMs);

/** For how long a reminder that is due is kept while the mail service refuses it. */
const refusedMs = 7 * dayMs;

export const mayBeSentLater = ({ dueAt }: GuideReminder, now: Date): boolean =>
  dueAt !== undefined && now.getTime() - dueAt.getTime() < refusedMs;

/** The page that confirms a reminder and ends it. `baseUrl` is the web app's. */
export function reminderAddress(baseUrl: string, token: string): string {
  const address = new URL('/reminder', baseUrl);
  address.searchParams.set('token', token);
  return address.href;
}
