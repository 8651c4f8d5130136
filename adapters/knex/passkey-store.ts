import type { Knex } from 'knex';
import type { Passkey } from '#core/domain/access/passkey.ts';
import type { PasskeyStore } from '#core/ports/passkey-store.ts';

type PasskeyRow = {
  person_id: string;
  id: string;
  credential_id: string;
  public_key: string;
  sign_count: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const passkeyOf = (row: PasskeyRow): Passkey => ({
  personId: row.person_id,
  id: row.id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  name: row.name,
  createdAt: row.created_at,
  ...(row.last_used_at && { lastUsedAt: row.last_used_at }),
});

export function makePasskeyStore(trx: Knex.Transaction): PasskeyStore {
  const passkeys = () => trx<PasskeyRow>('passkeys');
  return {
    add: async (passkey) => {
      const known = await passkeys().where({ credential_id: passkey.credentialId }).first('id');
      if (known) return false;
      const row = {
        person_id: passkey.personId,
        id: passkey.id,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        sign_count: String(passkey.signCount),
        name: passkey.name,
        created_at: passkey.createdAt,
        last_used_at: passkey.lastUsedAt ?? null,
      };
      const added = await passkeys().insert(row).onConflict(['person_id', 'credential_id']).ignore().returning('id');
      return added.length > 0;
    },
    list: async (personId) => {
      const rows = await passkeys().where({ person_id: personId }).orderBy('created_at', 'desc');
      return rows.map(passkeyOf);
    },
    find: async (id) => {
      const row = await passkeys().where({ id }).first();
      return row && passkeyOf(row);
    },
    findByCredential: async (personId, credentialId) => {
      const row = await passkeys().where({ person_id: personId, credential_id: credentialId }).first();
      return row && passkeyOf(row);
    },
    noteUse: async (personId, id, { signCount, at }) => {
      const changed = await passkeys()
        .where({ person_id: personId, id })
        .andWhere((used) => used.whereNull('last_used_at').orWhere('last_used_at', '<', at))
        .update({ sign_count: String(signCount), last_used_at: at });
      return changed > 0;
    },
    delete: async ({ personId, id }) => (await passkeys().where({ person_id: personId, id }).delete()) > 0,
  };
}
