import type { Knex } from 'knex';
import type { PassportLink } from '#core/domain/history/passport/link.ts';
import { knownLanguage } from '#core/domain/languages.ts';
import type { PassportLinkStore } from '#core/ports/passport-link-store.ts';

type LinkRow = {
  household_id: string;
  secret_hash: string;
  language: string;
  costs: boolean;
  names: boolean;
  notes: boolean;
  photos: boolean;
  created_at: Date;
  expires_at: Date;
  closed_at: Date | null;
  closed_reason: string | null;
};

const linkOf = ({
  household_id,
  secret_hash,
  language,
  created_at,
  expires_at,
  closed_at,
  closed_reason,
  ...scope
}: LinkRow): PassportLink => ({
  householdId: household_id,
  secretHash: secret_hash,
  language: knownLanguage(language),
  createdAt: created_at,
  expiresAt: expires_at,
  ...(closed_at && closed_reason !== null && { closed: { at: closed_at, reason: closed_reason } }),
  ...scope,
});

export function makePassportLinkStore(trx: Knex.Transaction): PassportLinkStore {
  const links = () => trx<LinkRow>('passport_links');
  return {
    find: async (householdId) => {
      const row = await links().where({ household_id: householdId }).first();
      return row && linkOf(row);
    },
    findBySecret: async (secretHash) => {
      const row = await links().where({ secret_hash: secretHash }).first();
      return row && linkOf(row);
    },
    save: async ({ householdId, secretHash, language, createdAt, expiresAt, closed, ...scope }) => {
      const row = {
        household_id: householdId,
        secret_hash: secretHash,
        language,
        costs: scope.costs,
        names: scope.names,
        notes: scope.notes,
        photos: scope.photos,
        created_at: createdAt,
        expires_at: expiresAt,
        closed_at: closed?.at ?? null,
        closed_reason: closed?.reason ?? null,
      };
      await links().insert(row).onConflict('household_id').merge();
    },
    delete: async (householdId) => {
      await links().where({ household_id: householdId }).delete();
    },
  };
}
