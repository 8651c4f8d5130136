import type { MeterStore } from '#core/ports/meter-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeMeterStore({ meters }: Tables): MeterStore {
  return {
    list: async (householdId) => [...meters.values()].filter((meter) => meter.householdId === householdId),
    find: async (householdId, id) => meters.get(keyOf(householdId, id)),
    add: async (meter) => {
      meters.set(keyOf(meter.householdId, meter.id), meter);
    },
    update: async (meter) => {
      const key = keyOf(meter.householdId, meter.id);
      if (meters.has(key)) meters.set(key, meter);
    },
    delete: async (householdId, id) => {
      meters.delete(keyOf(householdId, id));
    },
  };
}
