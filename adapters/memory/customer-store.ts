import { compareText } from '#core/domain/text/compare-text.ts';
import type { CustomerStore } from '#core/ports/customer-store.ts';
import type { MemoryDatabase, Tables } from './database.ts';

export function makeCustomerStore(
  { paymentCustomers, paymentEvents }: Tables,
  database: MemoryDatabase,
): CustomerStore {
  return {
    // Not undone with the transaction, like a PostgreSQL sequence.
    nextReading: async () => ++database.readings,
    noteEvent: async (id, at) => {
      if (paymentEvents.has(id)) return false;
      paymentEvents.set(id, at);
      return true;
    },
    deleteEventsBefore: async (before) => {
      const old = [...paymentEvents].filter(([, at]) => at < before);
      for (const [id] of old) paymentEvents.delete(id);
      return old.length;
    },
    householdOf: async (customerId) => paymentCustomers.get(customerId),
    customersOf: async (householdId) =>
      [...paymentCustomers]
        .filter(([, owner]) => owner === householdId)
        .map(([customerId]) => customerId)
        .sort(compareText),
    customersAfter: async (customerId, limit) =>
      [...paymentCustomers.keys()]
        .filter((id) => customerId === undefined || id > customerId)
        .sort(compareText)
        .slice(0, limit),
    addCustomer: async (customerId, householdId) => {
      if (paymentCustomers.has(customerId)) return false;
      paymentCustomers.set(customerId, householdId);
      return true;
    },
  };
}
