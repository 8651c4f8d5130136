import type { Invitation } from '../domain/people/invitation.ts';

/** Invitations to homes. They go with the membership of the person who invites. */
export type InvitationStore = {
  /** Adds it. One that was mailed replaces an earlier one of the home to the same address. */
  add(invitation: Invitation): Promise<void>;
  /** Undefined if there is none, or it was accepted or revoked. An expired one is found too. */
  find(householdId: string, id: string): Promise<Invitation | undefined>;
  /** Those of the home, the newest first, expired ones included. */
  list(householdId: string): Promise<readonly Invitation[]>;
  /** Those of all homes that were mailed to an address, the newest first, expired ones included. */
  listMailedTo(email: string): Promise<readonly Invitation[]>;
  /** False, without effect, if there is none. */
  delete(householdId: string, id: string): Promise<boolean>;
  /** Deletes invitations that expired before the instant, and returns their number. */
  deleteExpired(before: Date): Promise<number>;
};
