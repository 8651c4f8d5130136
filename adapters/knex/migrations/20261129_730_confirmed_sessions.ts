import type { Knex } from 'knex';

/** Servers of the previous version neither read nor need the column. */
export const servesPrevious = true;

/**
 * When the person of a session last confirmed that it's them. A link in a mail finds a passkey by its id alone, and a new
 * one is compared with everyone's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column confirmed_at timestamptz;
    create index passkeys_by_id on passkeys (id);
    create index passkeys_by_credential on passkeys (credential_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index passkeys_by_id, passkeys_by_credential;
    alter table sessions drop column confirmed_at;
  `);
}
