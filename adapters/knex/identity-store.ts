import type { Knex } from 'knex';
import type { Identity, IdentityStore } from '#core/ports/identity-store.ts';

type IdentityRow = { id: string; issuer: string; subject: string; person_id: string; linked_at: Date };

const identityOf = ({ person_id, linked_at, ...who }: IdentityRow): Identity => ({
  ...who,
  personId: person_id,
  linkedAt: linked_at,
});

export function makeIdentityStore(trx: Knex.Transaction): IdentityStore {
  const identities = () => trx<IdentityRow>('identities');
  return {
    find: async ({ issuer, subject }) => {
      const row = await identities().where({ subject, issuer }).first();
      return row && identityOf(row);
    },
    add: async ({ personId, linkedAt, ...who }) => {
      const row = { ...who, person_id: personId, linked_at: linkedAt };
      const added = await identities().insert(row).onConflict(['subject', 'issuer']).ignore().returning('id');
      return added.length > 0;
    },
    list: async (personId) => {
      const rows = await identities().where({ person_id: personId }).orderBy(['issuer', 'subject']);
      return rows.map(identityOf);
    },
    delete: async ({ personId, id }) => (await identities().where({ person_id: personId, id }).delete()) > 0,
  };
}
