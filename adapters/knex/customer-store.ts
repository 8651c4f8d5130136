import type { Knex } from 'knex';
import type { CustomerStore } from '#core/ports/customer-store.ts';

export function makeCustomerStore(trx: Knex.Transaction): CustomerStore {
  const customers = () => trx<{ customer_id: string; household_id: string }>('payment_customers');
  const events = () => trx<{ id: string; noted_at: Date }>('payment_events');
  return {
    nextReading: async () => {
      const { rows } = await trx.raw<{ rows: { reading: string }[] }>(`select nextval('payment_readings') as reading`);
      return Number(rows[0]?.reading);
    },
    noteEvent: async (id, at) => {
      const noted = await events().insert({ id, noted_at: at }).onConflict('id').ignore().returning('id');
      return noted.length > 0;
    },
    deleteEventsBefore: (before) => events().where('noted_at', '<', before).delete(),
    householdOf: async (customerId) => (await customers().where({ customer_id: customerId }).first())?.household_id,
    customersOf: (householdId) =>
      customers().where({ household_id: householdId }).orderByRaw('customer_id collate "C"').pluck('customer_id'),
    customersAfter: async (customerId, limit) => {
      const query = customers().orderByRaw('customer_id collate "C"').limit(limit);
      if (customerId !== undefined) query.whereRaw('customer_id collate "C" > ?', [customerId]);
      return query.pluck('customer_id');
    },
    addCustomer: async (customerId, householdId) => {
      const row = { customer_id: customerId, household_id: householdId };
      const added = await customers().insert(row).onConflict('customer_id').ignore().returning('customer_id');
      return added.length > 0;
    },
  };
}
