import type { Knex } from 'knex';
import type { ApiToken, TokenScope } from '#core/domain/access/api-token.ts';
import type { ApiTokenStore } from '#core/ports/api-token-store.ts';

type TokenRow = {
  household_id: string;
  person_id: string;
  id: string;
  name: string;
  scope: TokenScope;
  secret_hash: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

const tokenOf = (row: TokenRow): ApiToken => ({
  householdId: row.household_id,
  personId: row.person_id,
  id: row.id,
  name: row.name,
  scope: row.scope,
  secretHash: row.secret_hash,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...(row.last_used_at && { lastUsedAt: row.last_used_at }),
});

export function makeApiTokenStore(trx: Knex.Transaction): ApiTokenStore {
  const tokens = () => trx<TokenRow>('api_tokens');
  return {
    add: async ({ householdId, personId, id, name, scope, secretHash, createdAt, expiresAt, lastUsedAt = null }) => {
      const times = { created_at: createdAt, expires_at: expiresAt, last_used_at: lastUsedAt };
      const whose = { household_id: householdId, person_id: personId };
      await tokens().insert({ ...whose, id, name, scope, secret_hash: secretHash, ...times });
    },
    list: async (householdId, personId) => {
      const rows = await tokens()
        .where({ household_id: householdId, person_id: personId })
        .orderBy('created_at', 'desc');
      return rows.map(tokenOf);
    },
    findBySecret: async (householdId, secretHash) => {
      const row = await tokens().where({ household_id: householdId, secret_hash: secretHash }).first();
      return row && tokenOf(row);
    },
    touch: async (householdId, id, at) => {
      await tokens().where({ household_id: householdId, id }).update({ last_used_at: at });
    },
    delete: async ({ householdId, personId, id }) =>
      (await tokens().where({ household_id: householdId, person_id: personId, id }).delete()) > 0,
  };
}
