import { compareText } from '#core/domain/compare-text.ts';
import type { ApplianceStore } from '#core/ports/appliance-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeApplianceStore({ appliances }: Tables): ApplianceStore {
  return {
    list: async (householdId) =>
      [...appliances]
        .filter(([key]) => key.startsWith(`${householdId}/`))
        .map(([, appliance]) => appliance)
        .sort((one, other) => compareText(one.item, other.item)),
    save: async (householdId, { item, maker, model }) => {
      appliances.set(keyOf(householdId, item), { item, maker, model });
    },
    remove: async (householdId, item) => {
      appliances.delete(keyOf(householdId, item));
    },
  };
}
