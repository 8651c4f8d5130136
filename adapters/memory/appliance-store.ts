import { compareText } from '#core/domain/text/compare-text.ts';
import type { ApplianceStore } from '#core/ports/appliance-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeApplianceStore({ appliances }: Tables): ApplianceStore {
  return {
    list: async (householdId) =>
      [...appliances]
        .filter(([key]) => key.startsWith(`${householdId}/`))
        .map(([, appliance]) => appliance)
        .sort((one, other) => compareText(one.item, other.item)),
    find: async (householdId, item) => appliances.get(keyOf(householdId, item)),
    save: async (householdId, appliance) => {
      appliances.set(keyOf(householdId, appliance.item), appliance);
    },
    delete: async (householdId, item) => {
      appliances.delete(keyOf(householdId, item));
    },
  };
}
