import type { Role } from '#core/domain/membership.ts';

/** What a role is called, and what it lets a person do. */
export const roleWords: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'Can do everything, including people, payment and deletion' },
  member: { name: 'Member', may: 'Can tick off, move, add and record tasks' },
  viewer: { name: 'Viewer', may: 'Can only look' },
};
