import type { Knex } from 'knex';
import type { SignInLinkStore } from '#core/ports/sign-in-link-store.ts';

type SignInLinkRow = {
  id: string;
  email: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
};

export function makeSignInLinkStore(trx: Knex.Transaction): SignInLinkStore {
  const links = () => trx<SignInLinkRow>('sign_in_links');
  return {
    add: async ({ id, email, tokenHash, createdAt, expiresAt }) => {
      await links().insert({ id, email, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt });
    },

    countSince: async (email, since) => {
      const [row] = await links().where({ email }).where('created_at', '>', since).count({ count: '*' });
      return Number(row?.count);
    },

    find: async (id) => {
      const row = await links().where({ id }).first();
      if (!row) return undefined;
      const { email, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt } = row;
      return { id, email, tokenHash, createdAt, expiresAt };
    },

    spend: async (id, tokenHash, at) => {
      // A single statement: simultaneous callers wait for the row, and all but the first find the link already used.
      const [spent] = await links()
        .where({ id, token_hash: tokenHash })
        .whereNull('spent_at')
        .where('expires_at', '>', at)
        .update({ spent_at: at }, ['email']);
      return spent?.email;
    },

    removeExpired: async (before) => links().where('expires_at', '<', before).delete(),
  };
}
