import { compareText } from '#core/domain/text/compare-text.ts';
import type { HouseholdStore } from '#core/ports/household-store.ts';
import type { Tables } from './database.ts';

export function makeHouseholdStore({ households, plansDueAt, subscriptionReadings }: Tables): HouseholdStore {
  const find = async (id: string) => households.get(id);

  return {
    find,
    // Transactions run one after the other here, so every household is locked anyway.
    lock: find,
    hold: find,

    add: async (household) => {
      households.set(household.id, household);
    },

    idsAfter: async (id, limit) =>
      [...households.keys()]
        .sort(compareText)
        .filter((each) => id === undefined || each > id)
        .slice(0, limit),
    deletionRequested: async () =>
      [...households.values()]
        .filter(({ deletionRequestedAt }) => deletionRequestedAt)
        .map(({ id }) => id)
        .sort(),

    update: async (household) => {
      const known = households.get(household.id);
      if (!known) return;
      if (household.timezone !== known.timezone) plansDueAt.delete(household.id);
      const { subscription: _, ...changing } = household;
      const { createdAt, subscription } = known;
      households.set(household.id, { ...changing, createdAt, ...(subscription && { subscription }) });
    },

    keepSubscription: async (id, subscription, reading) => {
      const known = households.get(id);
      if (!known || (subscriptionReadings.get(id) ?? 0) >= reading) return;
      const { subscription: _, ...household } = known;
      households.set(id, { ...household, ...(subscription && { subscription }) });
      subscriptionReadings.set(id, reading);
    },
  };
}
