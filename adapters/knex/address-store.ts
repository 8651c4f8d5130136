import type { Knex } from 'knex';
import type { AddressStore } from '#core/ports/address-store.ts';

type AddressRow = { email: string; refused_at: Date | null };

export function makeAddressStore(trx: Knex.Transaction): AddressStore {
  const addresses = (email: string) => trx<AddressRow>('sign_in_addresses').where({ email });
  return {
    noteRefusal: async (email, at) => {
      await addresses(email).update({ refused_at: at });
    },
    clearRefusal: async (email) => {
      await addresses(email).whereNotNull('refused_at').update({ refused_at: null });
    },
    refusedAt: async (email) => (await addresses(email).first())?.refused_at ?? undefined,
  };
}
