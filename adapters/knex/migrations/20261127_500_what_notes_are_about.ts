import type { Knex } from 'knex';

/** The tasks and days that the assistant's note on a week is about. Null for notes from before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table weeks add note_about text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table weeks drop note_about');
}
