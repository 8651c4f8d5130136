import type { Knex } from 'knex';

/** Keyed hashes of secrets, as hexadecimal digits. */
type Fingerprints = { readonly present: string; readonly previous: readonly string[] };

/**
 * Remembers which secret a database is used with, so that a process with a different one notices.
 * See docs/decisions/0070.
 */
export type SecretRecord = {
  /** Whether the database is used with our secret or with our previous one. True for a new database. */
  isOurs(): Promise<boolean>;
  /** Records our secret, unless the database is used with one that we don't know; then returns false. */
  claim(): Promise<boolean>;
  /** Records our secret, whichever the database was used with. */
  replace(): Promise<void>;
};

export function makeSecretRecord(knex: Knex, { present, previous }: Fingerprints): SecretRecord {
  const known = [present, ...previous];
  const upsert = `insert into secret_fingerprint (fingerprint) values (:present)
    on conflict (is_only_row) do update set fingerprint = :present`;
  return {
    async isOurs() {
      const [row] = await knex('secret_fingerprint').select<{ fingerprint: string }[]>('fingerprint');
      return row === undefined || known.includes(row.fingerprint);
    },
    async claim() {
      const { rows } = await knex.raw(`${upsert} where secret_fingerprint.fingerprint = any(:known) returning 1`, {
        present,
        known,
      });
      return rows.length > 0;
    },
    async replace() {
      await knex.raw(upsert, { present });
    },
  };
}
