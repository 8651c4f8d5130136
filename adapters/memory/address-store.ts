import type { AddressStore } from '#core/ports/address-store.ts';
import type { Tables } from './database.ts';

export function makeAddressStore({ signInAddresses }: Tables): AddressStore {
  return {
    noteRefusal: async (email, at) => {
      const address = signInAddresses.get(email);
      if (address) signInAddresses.set(email, { ...address, refusedAt: at });
    },
    clearRefusal: async (email) => {
      const { refusedAt: _, ...address } = signInAddresses.get(email) ?? {};
      if ('personId' in address) signInAddresses.set(email, address as { email: string; personId: string });
    },
    refusedAt: async (email) => signInAddresses.get(email)?.refusedAt,
  };
}
