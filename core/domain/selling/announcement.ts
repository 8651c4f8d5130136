import { DomainError } from '../errors.ts';
import { type Language, languages } from '../languages.ts';
import { addDays, type IsoDate } from '../time/dates.ts';
import type { Price } from './price.ts';

/** What is announced: a price to those who pay for Premium, a document to the owners of every home. */
export const announcementKinds = ['price', 'terms', 'privacy'] as const;

/** Something that will change, about which people get a mail. */
export type Announcement = {
  readonly kind: (typeof announcementKinds)[number];
  /** The first day on which it applies. */
  readonly from: IsoDate;
  /** The new price; for the kind `price` only. */
  readonly price?: Price;
  /** What changes, in a few sentences, in each language; for documents. */
  readonly changes?: Readonly<Record<Language, string>>;
};

/** How many days ahead the mail is sent: the terms promise it. */
const daysAhead = 30;

/** Throws `announced_too_late` and `announcement_incomplete` for what may not be sent on this day. */
export function checkAnnouncement({ kind, from, price, changes }: Announcement, today: IsoDate): void {
  if (from < addDays(today, daysAhead)) throw new DomainError('announced_too_late');
  const isComplete = kind === 'price' ? price !== undefined : languages.every((code) => changes?.[code]?.trim());
  if (!isComplete) throw new DomainError('announcement_incomplete');
}
