import type { Knex } from 'knex';

/** The passkeys with which people sign in. The device has the private key, and returns the person's id with its signature. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passkeys (
      person_id uuid not null references persons on delete cascade,
      id uuid not null,
      credential_id text not null check (char_length(credential_id) between 1 and 1400),
      public_key text not null check (char_length(public_key) between 1 and 4000),
      sign_count bigint not null check (sign_count >= 0),
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (person_id, id),
      unique (person_id, credential_id)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table passkeys');
}
