import type { Knex } from 'knex';

/** Servers of the previous version may go on. */
export const servesPrevious = true;

/** When the database was last backed up, so that someone learns when that stops. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table last_backup (
      is_only_row boolean primary key default true check (is_only_row),
      made_at timestamptz not null,
      bytes bigint
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table last_backup');
}
