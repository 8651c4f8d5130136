import type { HouseholdStore } from '#core/ports/household-store.ts';
import type { Tables } from './database.ts';

export function makeHouseholdStore({
  households,
  plansDueAt,
  subscriptionReadings,
  refusedAddresses,
}: Tables): HouseholdStore {
  const find = async (id: string) => households.get(id);
  const findByEmail = async (email: string) => [...households.values()].find((household) => household.email === email);

  return {
    find,
    // Transactions run one after the other here, so every household is locked anyway.
    lock: find,
    findByEmail,

    search: async (text, limit) => {
      const part = text.toLowerCase();
      return [...households.values()]
        .filter(({ email, name }) => email.includes(part) || name.toLowerCase().includes(part))
        .sort((one, other) => (one.email < other.email ? -1 : 1))
        .slice(0, limit);
    },

    addUnlessKnown: async (household) => {
      const known = await findByEmail(household.email);
      if (known) return known;
      households.set(household.id, household);
      return household;
    },

    leaving: async () =>
      [...households.values()]
        .filter(({ deletionRequestedAt }) => deletionRequestedAt)
        .map(({ id }) => id)
        .sort(),

    update: async (household) => {
      const known = households.get(household.id);
      if (!known) return;
      if (household.timezone !== known.timezone) plansDueAt.delete(household.id);
      const { subscription: _, ...changing } = household;
      const { email, createdAt, subscription } = known;
      households.set(household.id, { ...changing, email, createdAt, ...(subscription && { subscription }) });
    },

    changeEmail: async (id, email) => {
      const household = households.get(id);
      if (!household || (await findByEmail(email))) return false;
      households.set(id, { ...household, email });
      refusedAddresses.delete(household.email);
      return true;
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
