import type { Knex } from 'knex';
import type { SupportAction, SupportActionStore } from '#core/ports/support-action-store.ts';

type SupportActionRow = {
  id: string;
  household_id: string | null;
  action: SupportAction['action'];
  operator: string;
  at: Date;
};

export function makeSupportActionStore(trx: Knex.Transaction): SupportActionStore {
  const actions = () => trx<SupportActionRow>('support_actions');
  return {
    add: async ({ householdId, ...action }) => {
      await actions().insert({ household_id: householdId, ...action });
    },
    list: async (householdId) => {
      const rows = await actions().where({ household_id: householdId }).orderBy('at', 'desc').orderBy('id');
      return rows.map(({ id, action, operator, at }) => ({ id, householdId, action, operator, at }));
    },
  };
}
