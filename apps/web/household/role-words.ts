import type { Role } from '#core/domain/membership.ts';

type RoleWords = {
  readonly name: string;
  /** What it lets someone do. */
  readonly may: string;
  /** The same to the person who gets it. */
  readonly youMay: string;
};

export const roleWords: Readonly<Record<Role, RoleWords>> = {
  owner: {
    name: 'Owner',
    may: 'Can do everything, including people, payment and deletion.',
    youMay: 'You can do everything, including people, payment and deletion.',
  },
  member: {
    name: 'Member',
    may: 'Can tick off, move, add and record tasks.',
    youMay: 'You can tick off, move, add and record tasks.',
  },
  viewer: { name: 'Viewer', may: 'Can only look.', youMay: 'You can look, but change nothing.' },
};
