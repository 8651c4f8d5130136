import { dayMs } from '../time/durations.ts';

/** Lets a person without an account, such as a plumber, see and tick off one task. Its secret isn't stored. */
export type TaskLink = {
  readonly householdId: string;
  readonly taskId: string;
  /** The SHA-256 of its secret, in hex. */
  readonly secretHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** How long a link works: until the work is done and its invoice has come. */
export const taskLinkDays = 30;

export const taskLinkEndsAt = (createdAt: Date): Date => new Date(createdAt.getTime() + taskLinkDays * dayMs);

/** What the text in a link's address consists of. `secret`: 64 hexadecimal digits. */
type LinkParts = { readonly householdId: string; readonly secret: string };

/** It names the household, so that the statement that finds the link names it too. */
export const taskLinkText = ({ householdId, secret }: LinkParts): string => householdId.replaceAll('-', '') + secret;

/** Reads 96 hexadecimal digits. */
export const readTaskLinkText = (text: string): LinkParts => ({
  householdId: text.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  secret: text.slice(32),
});
