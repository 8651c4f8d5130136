import type { Knex } from 'knex';

export const servesPrevious = true;

/** Undoing an import gives back the open turns that it made unnecessary. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table history_entries add column replaced jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table history_entries drop column replaced');
}
