import { isLastOwner, type Membership } from './membership.ts';

/**
 * What becomes of a home when the account of someone in it is deleted: it is deleted if they're alone in it; otherwise it
 * stays with the others, but needs another owner first if they're its only one.
 */
export const fates = ['deleted', 'stays', 'needs-owner'] as const;
export type Fate = (typeof fates)[number];

export function fateOf(members: readonly Membership[], personId: string): Fate {
  if (members.every((member) => member.personId === personId)) return 'deleted';
  return isLastOwner(members, personId) ? 'needs-owner' : 'stays';
}
