import type { Knex } from 'knex';

/** The fingerprint of the secret that this database is used with: at most one row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table secret_fingerprint (
      is_only_row boolean primary key default true check (is_only_row),
      fingerprint text not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table secret_fingerprint');
}
