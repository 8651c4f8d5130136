import type { Language } from '../../languages.ts';
import { dayMs } from '../../time/durations.ts';

/** How long a link to the passport may be valid, in days. */
export const passportLinkDays = [30, 90, 365] as const;
export type PassportLinkDays = (typeof passportLinkDays)[number];

/** What a passport shows besides the work itself. */
export type PassportScope = {
  readonly costs: boolean;
  /** Names and phone numbers of those who did the work. */
  readonly names: boolean;
  readonly notes: boolean;
  readonly photos: boolean;
};

/** A household's shared passport. Its secret isn't stored. */
export type PassportLink = PassportScope & {
  /** In which every reader is shown the passport. */
  readonly language: Language;
  readonly householdId: string;
  /** The SHA-256 of the secret in the link's address, in hex. */
  readonly secretHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Support has closed it, after a report. The household reads why. */
  readonly closed?: { readonly at: Date; readonly reason: string };
};

/** Whether readers see the passport. */
export const isOpen = ({ expiresAt, closed }: Pick<PassportLink, 'expiresAt' | 'closed'>, now: Date): boolean =>
  expiresAt > now && closed === undefined;

/** Names a link without giving its secret away: 16 bytes, in hex. */
export const passportLinkId = ({ secretHash }: Pick<PassportLink, 'secretHash'>): string => secretHash.slice(0, 32);

export function passportLinkEndsAt(createdAt: Date, days: PassportLinkDays): Date {
  return new Date(createdAt.getTime() + days * dayMs);
}
