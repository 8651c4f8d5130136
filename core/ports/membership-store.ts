import { contactIn, type Member, type Membership, type OwnHome, type Role } from '../domain/people/membership.ts';
import type { PersonInHome } from '../domain/people/person-in-home.ts';
import type { PossibleAssignee, WorkPreferences } from '../domain/tasks/choose-assignees.ts';

export type MembershipStore = {
  /** Undefined if the person isn't in the home. */
  find(householdId: string, personId: string): Promise<Membership | undefined>;
  /** The people in a home, in the order in which they joined. */
  list(householdId: string): Promise<readonly Member[]>;
  /** The homes of a person, in the order in which they joined. */
  homesOf(personId: string): Promise<readonly OwnHome[]>;
  /** The people in a home, in the order in which they joined, with when they have time and what they don't do. */
  possibleAssignees(householdId: string): Promise<readonly (PossibleAssignee & Pick<Membership, 'joinedAt'>)[]>;
  /** Has no effect on a person who isn't in the home. */
  savePreferences(householdId: string, personId: string, preferences: WorkPreferences): Promise<void>;
  add(membership: Membership): Promise<void>;
  /** Has no effect on a person who isn't in the home. */
  setRole(householdId: string, personId: string, role: Role): Promise<void>;
  /**
   * With the person's tokens and settings for the home and the invitations that they sent; what was theirs to do is everyone's.
   * Has no effect on a person who isn't in it.
   */
  delete(householdId: string, personId: string): Promise<void>;
};

/**
 * Whom a link or a job is about. One from before it could name a person is about the owner who joined first. Undefined if
 * there is none.
 */
export async function personMeant(
  memberships: Pick<MembershipStore, 'list'>,
  { householdId, personId: named }: { readonly householdId: string; readonly personId?: string },
): Promise<PersonInHome | undefined> {
  const personId = named ?? contactIn(await memberships.list(householdId))?.id;
  return personId === undefined ? undefined : { householdId, personId };
}

/** Whether the home has several people, so that some tasks may be for others. */
export const isShared = async ({ list }: Pick<MembershipStore, 'list'>, householdId: string): Promise<boolean> =>
  (await list(householdId)).length > 1;
