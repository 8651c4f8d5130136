import type { Knex } from 'knex';
import type { ErrandStore } from '#core/ports/errand-store.ts';

type ErrandRow = { id: string; household_id: string; created_at: Date };

export function makeErrandStore(trx: Knex.Transaction): ErrandStore {
  const errands = () => trx<ErrandRow>('errands');
  return {
    add: async ({ id, householdId, createdAt }) => {
      await errands().insert({ id, household_id: householdId, created_at: createdAt });
    },
    find: async (id) => {
      const row = await errands().where({ id }).first();
      return row && { id, householdId: row.household_id, createdAt: row.created_at };
    },
    remove: async (id) => {
      await errands().where({ id }).delete();
    },
  };
}
