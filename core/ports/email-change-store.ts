import type { EmailChange } from '../domain/access/email-change.ts';

/** The changes of addresses that wait to be confirmed; at most one for each person. */
export type EmailChangeStore = {
  /** Undefined if the person has none. */
  find(personId: string): Promise<EmailChange | undefined>;
  /** The change to which a mailed link belongs. Undefined for an unknown id. */
  findByLink(linkId: string): Promise<EmailChange | undefined>;
  /** Adds the person's change, or replaces it. */
  save(change: EmailChange): Promise<void>;
  /** Has no effect if there is none. */
  delete(personId: string): Promise<void>;
  /** Deletes changes that expired before the instant, and returns their number. */
  deleteExpired(before: Date): Promise<number>;
};
