import type { Knex } from 'knex';
import type { Appliance } from '#core/domain/advice/advice.ts';
import type { ApplianceStore } from '#core/ports/appliance-store.ts';

type ApplianceRow = Appliance & { household_id: string };

export function makeApplianceStore(trx: Knex.Transaction): ApplianceStore {
  const appliances = () => trx<ApplianceRow>('appliances');
  return {
    list: (householdId) =>
      appliances().where({ household_id: householdId }).orderByRaw('item collate "C"').select('item', 'maker', 'model'),
    save: async (householdId, { item, maker, model }) => {
      await appliances()
        .insert({ household_id: householdId, item, maker, model })
        .onConflict(['household_id', 'item'])
        .merge(['maker', 'model']);
    },
    remove: async (householdId, item) => {
      await appliances().where({ household_id: householdId, item }).delete();
    },
  };
}
