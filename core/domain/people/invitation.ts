import { type Household, unnamedHome } from '../home/household.ts';
import { dayMs } from '../time/durations.ts';
import type { Member, Role } from './membership.ts';
import type { Person } from './person.ts';

/** Asks someone to join a home. Who opens its link can join once. */
export type Invitation = {
  readonly householdId: string;
  readonly id: string;
  /** The owner who invites. An invitation ends with their membership. */
  readonly inviterId: string;
  readonly role: Role;
  /** Where it was mailed to, in lower case; absent for a link that the inviter passes on. */
  readonly email?: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** An invitation that can be accepted, with its home, the people in it, and the owner who invites. */
export type OpenedInvitation = {
  readonly invitation: Invitation;
  readonly household: Household;
  readonly members: readonly Member[];
  readonly inviter: Member;
};

export const invitationDays = 7;

export const invitationEndsAt = (createdAt: Date): Date => new Date(createdAt.getTime() + invitationDays * dayMs);

/** How many invitations a home may send in a day, so that no one mails strangers through us. */
export const invitationsPerHome = { points: 20, perSeconds: 86_400 } as const;

/** Returns the owner in whose name the invitation can be accepted; undefined once it has expired, or they are no owner. */
export function inviterOf(
  { inviterId, expiresAt }: Invitation,
  members: readonly Member[],
  now: Date,
): Member | undefined {
  if (expiresAt <= now) return undefined;
  return members.find(({ personId, role }) => personId === inviterId && role === 'owner');
}

/** Where an invitation leads. `code`: the token of its id. `baseUrl` is the web app's. */
export function invitationAddress(baseUrl: string, { householdId }: Invitation, code: string): string {
  const address = new URL('/join', baseUrl);
  address.searchParams.set('token', invitationToken(householdId, code));
  return address.href;
}

/** It names the household, so that the statement that finds the invitation names it too. */
export const invitationToken = (householdId: string, code: string): string => `${householdId}.${code}`;

/** Undefined for a text that isn't written as a token of an invitation. */
export function readInvitationToken(text: string): { readonly householdId: string; readonly code: string } | undefined {
  const [, householdId, code] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(.+)$/.exec(text) ?? [];
  return householdId === undefined || code === undefined ? undefined : { householdId, code };
}

/** What mail programs would turn into a link, or read as an address. */
const looksLikeLink = /:\/\/|@|\S\.\S*\p{L}{2}|\/\//u;

const longestInMail = 40;
/** More than a house or a flat has, and fewer than a phone number. */
const digitsInMail = 3;

/** Whether a name that users wrote may be in a mail to someone else, whom it must send to no site, and have call no one. */
const mayBeMailed = (name: string): boolean =>
  name !== '' &&
  [...name].length <= longestInMail &&
  name.replace(/\P{Nd}/gu, '').length <= digitsInMail &&
  !looksLikeLink.test(name);

/** What a mail calls a home; undefined if no one has named it, or if the name could mislead. */
export const nameInMail = ({ name }: Pick<Household, 'name'>): string | undefined =>
  name !== unnamedHome && mayBeMailed(name) ? name : undefined;

/** What a mail to others calls a person. */
export const senderInMail = ({ name, email }: Pick<Person, 'name' | 'email'>): string =>
  mayBeMailed(name) ? `${name} (${email})` : email;
