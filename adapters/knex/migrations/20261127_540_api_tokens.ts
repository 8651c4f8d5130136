import type { Knex } from 'knex';

/**
 * What programs call the API with, for a person in one of their homes. A token names its household, so that it is found
 * without reading the others'.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table api_tokens (
      household_id uuid not null references households on delete cascade,
      person_id uuid not null,
      id uuid not null,
      name text not null check (char_length(name) between 1 and 60),
      scope text not null check (scope in ('read', 'write')),
      secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      primary key (household_id, id),
      unique (household_id, secret_hash)
    );
    create index api_tokens_by_person on api_tokens (person_id);
    comment on column api_tokens.secret_hash is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table api_tokens');
}
