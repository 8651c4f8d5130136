import type { Member, Membership, OwnHome, Role } from '../domain/membership.ts';
import type { Taker, WorkPreferences } from '../domain/turns.ts';

export type MembershipStore = {
  /** Undefined if the person isn't in the home. */
  find(householdId: string, personId: string): Promise<Membership | undefined>;
  /** The people in a home, in the order in which they joined. */
  list(householdId: string): Promise<readonly Member[]>;
  /** The homes of a person, in the order in which they joined. */
  homesOf(personId: string): Promise<readonly OwnHome[]>;
  /** The people in a home, in the order in which they joined, with when they have time and what they don't do. */
  takers(householdId: string): Promise<readonly Taker[]>;
  /** Has no effect on a person who isn't in the home. */
  savePreferences(householdId: string, personId: string, preferences: WorkPreferences): Promise<void>;
  add(membership: Membership): Promise<void>;
  /** Has no effect on a person who isn't in the home. */
  setRole(householdId: string, personId: string, role: Role): Promise<void>;
  /**
   * With the person's tokens and settings for the home and the invitations that they sent; what was theirs to do is everyone's.
   * Has no effect on a person who isn't in it.
   */
  remove(householdId: string, personId: string): Promise<void>;
};
