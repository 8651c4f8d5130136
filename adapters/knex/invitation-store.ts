import type { Knex } from 'knex';
import type { Invitation } from '#core/domain/people/invitation.ts';
import type { Role } from '#core/domain/people/membership.ts';
import type { InvitationStore } from '#core/ports/invitation-store.ts';

type InvitationRow = {
  household_id: string;
  id: string;
  inviter_id: string;
  role: Role;
  /** Empty for a link that the inviter passes on. */
  email: string;
  created_at: Date;
  expires_at: Date;
};

const invitationOf = (row: InvitationRow): Invitation => ({
  householdId: row.household_id,
  id: row.id,
  inviterId: row.inviter_id,
  role: row.role,
  ...(row.email !== '' && { email: row.email }),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

const newestFirst: { column: string; order: 'asc' | 'desc' }[] = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'asc' },
];

export function makeInvitationStore(trx: Knex.Transaction): InvitationStore {
  const invitations = () => trx<InvitationRow>('invitations');
  return {
    add: async ({ householdId, id, inviterId, role, email = '', createdAt, expiresAt }) => {
      if (email !== '') await invitations().where({ household_id: householdId, email }).delete();
      const times = { created_at: createdAt, expires_at: expiresAt };
      await invitations().insert({ household_id: householdId, id, inviter_id: inviterId, role, email, ...times });
    },
    find: async (householdId, id) => {
      const row = await invitations().where({ household_id: householdId, id }).first();
      return row && invitationOf(row);
    },
    list: async (householdId) => {
      const rows = await invitations().where({ household_id: householdId }).orderBy(newestFirst);
      return rows.map(invitationOf);
    },
    listMailedTo: async (email) => {
      // Links that inviters pass on have an empty one.
      if (email === '') return [];
      const rows = await invitations().where({ email }).orderBy(newestFirst);
      return rows.map(invitationOf);
    },
    delete: async (householdId, id) => (await invitations().where({ household_id: householdId, id }).delete()) > 0,
    deleteExpired: async (before) => invitations().where('expires_at', '<', before).delete(),
  };
}
