import type { AddressStore } from '#core/ports/address-store.ts';
import type { Tables } from './database.ts';

export function makeAddressStore({ households, refusedAddresses }: Tables): AddressStore {
  return {
    noteRefusal: async (email, at) => {
      const isKnown = [...households.values()].some((household) => household.email === email);
      if (isKnown) refusedAddresses.set(email, { email, refusedAt: at });
    },
    forgetRefusal: async (email) => {
      refusedAddresses.delete(email);
    },
    refusedAt: async (email) => refusedAddresses.get(email)?.refusedAt,
  };
}
