import type { Household } from '../home/household.ts';
import type { Person } from './person.ts';

/** What a person may do in a home, from the least to the most. */
export const roles = ['viewer', 'member', 'owner'] as const;
export type Role = (typeof roles)[number];

/** A person in a home. */
export type Membership = {
  readonly householdId: string;
  readonly personId: string;
  readonly role: Role;
  readonly joinedAt: Date;
};

/** A membership with its person. */
export type Member = Membership & { readonly person: Person };

/** A membership with its home. */
export type OwnHome = Membership & { readonly household: Household };

/** Who calls: a person, in one of their homes. */
export type Caller = {
  readonly person: Person;
  readonly membership: Membership;
  readonly household: Household;
};

export const atLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

/** More than a family or a flat-share. */
export const mostPeople = 10;

/** More than most landlords let. */
export const mostHomes = 30;

/** Whether a home would have no owner without this one. */
export const isLastOwner = (members: readonly Membership[], personId: string): boolean =>
  members.every((member) => (member.role === 'owner') === (member.personId === personId));

/**
 * The person who receives mail about the home, such as about its payments: of its owners, the one who joined first.
 * `members` are in the order in which they joined. Undefined for a home without an owner, which is being deleted.
 */
export const contactIn = (members: readonly Member[]): Person | undefined =>
  members.find(({ role }) => role === 'owner')?.person;

/** The home that opens where the request names none and none was used before: of those that stay, the first one. */
export const firstHome = (homes: readonly OwnHome[]): OwnHome | undefined =>
  homes.find(({ household }) => household.deletionRequestedAt === undefined);
