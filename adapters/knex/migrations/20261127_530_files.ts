import type { Knex } from 'knex';

/**
 * Photos and documents of a home. Their contents are in the file store, by household and hash. `expires_at` is set while
 * a file is incomplete, belongs to nothing, or was deleted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table files (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      type text not null,
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null,
      entry_id uuid,
      expires_at timestamptz,
      primary key (household_id, id)
    );
    create index files_by_hash on files (household_id, hash);
    create index files_by_entry on files (household_id, entry_id) where entry_id is not null;
    create index files_by_expiry on files (expires_at) where expires_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table files');
}
