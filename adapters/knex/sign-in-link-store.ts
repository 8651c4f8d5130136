import type { Knex } from 'knex';
import { knownLanguage } from '#core/domain/languages.ts';
import type { SignInLink, SignInLinkStore } from '#core/ports/sign-in-link-store.ts';

type SignInLinkRow = {
  id: string;
  email: string;
  language: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
  subject: string | null;
  issuer: string | null;
  invited_to: string | null;
  invitation_id: string | null;
  tries_left: number | null;
  device: string | null;
};

/** What the link does besides signing in. */
const purposeIn = (row: Omit<SignInLinkRow, 'id'>): Pick<SignInLink, 'identity' | 'invitation'> => ({
  ...(row.subject !== null && row.issuer !== null && { identity: { issuer: row.issuer, subject: row.subject } }),
  ...(row.invited_to !== null &&
    row.invitation_id !== null && { invitation: { householdId: row.invited_to, id: row.invitation_id } }),
});

type Asked = Pick<SignInLink, 'triesLeft' | 'device'>;

const columnsOf = ({ triesLeft, device }: Asked) => ({ tries_left: triesLeft ?? null, device: device ?? null });
const askedIn = ({ tries_left: triesLeft, device }: Pick<SignInLinkRow, 'tries_left' | 'device'>): Asked => ({
  ...(triesLeft !== null && { triesLeft }),
  ...(device !== null && { device }),
});

export function makeSignInLinkStore(trx: Knex.Transaction): SignInLinkStore {
  const links = () => trx<SignInLinkRow>('sign_in_links');
  return {
    add: async ({ id, email, language, tokenHash, createdAt, expiresAt, identity, invitation, ...asked }) => {
      const times = { created_at: createdAt, expires_at: expiresAt };
      const accepts = { invited_to: invitation?.householdId ?? null, invitation_id: invitation?.id ?? null };
      await links().insert({
        id,
        email,
        language,
        token_hash: tokenHash,
        ...times,
        ...accepts,
        ...identity,
        ...columnsOf(asked),
      });
    },

    lockSince: async (email, since) => {
      // There may be no row to lock.
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sign-in links ${email}`]);
      const rows = await links().where({ email }).where('created_at', '>', since).select('expires_at', 'spent_at');
      return rows.map(({ expires_at: expiresAt, spent_at: spentAt }) => ({ expiresAt, ...(spentAt && { spentAt }) }));
    },

    find: async (id) => {
      const row = await links().where({ id }).first();
      if (!row) return undefined;
      const { email, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt } = row;
      return {
        id,
        email,
        language: knownLanguage(row.language),
        tokenHash,
        createdAt,
        expiresAt,
        ...purposeIn(row),
        ...askedIn(row),
      };
    },

    spend: async (id, tokenHash, at) => {
      // A single statement: simultaneous callers wait for the row, and all but the first find the link already used.
      const [spent] = await links()
        .where({ id, token_hash: tokenHash })
        .whereNull('spent_at')
        .where('expires_at', '>', at)
        .update({ spent_at: at }, '*');
      return spent && { email: spent.email, language: knownLanguage(spent.language), ...purposeIn(spent) };
    },

    takeTry: async (id, at) => {
      // A single statement: simultaneous callers wait for the row.
      const tried = await links()
        .where({ id })
        .where('tries_left', '>', 0)
        .whereNull('spent_at')
        .where('expires_at', '>', at)
        .decrement('tries_left', 1);
      return tried > 0;
    },

    deleteAll: async (email) => {
      await links().where({ email }).delete();
    },

    deleteExpired: async (before) => links().where('expires_at', '<', before).delete(),
  };
}
