import type { SignInLinkStore } from '#core/ports/sign-in-link-store.ts';
import type { Tables } from './database.ts';

export function makeSignInLinkStore({ signInLinks }: Tables): SignInLinkStore {
  return {
    add: async (link) => {
      signInLinks.set(link.id, link);
    },

    countSince: async (email, since) =>
      [...signInLinks.values()].filter((link) => link.email === email && link.createdAt > since).length,

    find: async (id) => {
      const stored = signInLinks.get(id);
      if (!stored) return undefined;
      const { spentAt: _, ...link } = stored;
      return link;
    },

    spend: async (id, tokenHash, at) => {
      const link = signInLinks.get(id);
      if (!link || link.tokenHash !== tokenHash || link.spentAt || at >= link.expiresAt) return undefined;
      signInLinks.set(id, { ...link, spentAt: at });
      return link.email;
    },

    removeExpired: async (before) => {
      const expired = [...signInLinks.values()].filter((link) => link.expiresAt < before);
      for (const link of expired) signInLinks.delete(link.id);
      return expired.length;
    },
  };
}
