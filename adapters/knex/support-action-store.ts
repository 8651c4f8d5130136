import type { Knex } from 'knex';
import type { SupportAction, SupportActionStore } from '#core/ports/support-action-store.ts';

type SupportActionRow = {
  id: string;
  person_id: string | null;
  household_id: string | null;
  action: SupportAction['action'];
  operator: string;
  at: Date;
};

export function makeSupportActionStore(trx: Knex.Transaction): SupportActionStore {
  const actions = () => trx<SupportActionRow>('support_actions');
  return {
    add: async ({ personId, householdId, ...action }) => {
      await actions().insert({ person_id: personId, household_id: householdId, ...action });
    },
    list: async (personId) => {
      const rows = await actions().where({ person_id: personId }).orderBy('at', 'desc').orderBy('id');
      return rows.map(({ id, action, operator, at }) => ({ id, personId, action, operator, at }));
    },
  };
}
