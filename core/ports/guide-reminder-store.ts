import type { GuideReminder } from '../domain/reminders/guide-reminder.ts';

/** Reminders of guides, for addresses without an account. */
export type GuideReminderStore = {
  /** Adds it, or replaces the one with its id. */
  save(reminder: GuideReminder): Promise<void>;
  /** Undefined when there is no such reminder, such as one whose mail was sent. */
  find(id: string): Promise<GuideReminder | undefined>;
  /** Finds the reminder and locks it until the transaction ends. */
  lock(id: string): Promise<GuideReminder | undefined>;
  /** The reminders of an address, the one that was asked for first first. */
  list(email: string): Promise<readonly GuideReminder[]>;
  /** Up to `limit` that were due by `now`, in the order of their ids, from the one after `afterId`. */
  due(now: Date, afterId: string | undefined, limit: number): Promise<readonly GuideReminder[]>;
  /** Deletes it with its address. */
  delete(id: string): Promise<void>;
  /** Deletes those that were asked for before the instant, and never confirmed. Returns their number. */
  deleteUnconfirmed(before: Date): Promise<number>;
};
