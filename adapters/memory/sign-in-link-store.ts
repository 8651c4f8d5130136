import type { SignInLinkStore } from '#core/ports/sign-in-link-store.ts';
import type { Tables } from './database.ts';

export function makeSignInLinkStore({ signInLinks }: Tables): SignInLinkStore {
  return {
    add: async (link) => {
      signInLinks.set(link.id, link);
    },

    lockSince: async (email, since) =>
      [...signInLinks.values()]
        .filter((link) => link.email === email && link.createdAt > since)
        .map(({ expiresAt, spentAt }) => ({ expiresAt, ...(spentAt && { spentAt }) })),

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
      const { email, language, identity, invitation } = link;
      return { email, language, ...(identity && { identity }), ...(invitation && { invitation }) };
    },

    takeTry: async (id, at) => {
      const link = signInLinks.get(id);
      if (!link?.triesLeft || link.spentAt || at >= link.expiresAt) return false;
      signInLinks.set(id, { ...link, triesLeft: link.triesLeft - 1 });
      return true;
    },

    deleteAll: async (email) => {
      for (const link of [...signInLinks.values()]) if (link.email === email) signInLinks.delete(link.id);
    },

    deleteExpired: async (before) => {
      const expired = [...signInLinks.values()].filter((link) => link.expiresAt < before);
      for (const link of expired) signInLinks.delete(link.id);
      return expired.length;
    },
  };
}
