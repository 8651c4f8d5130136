import type { Knex } from 'knex';

/** Existing households have excluded nothing. The default lets servers of the previous version add households. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table households add excluded_tasks text[] not null default '{}'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table households drop excluded_tasks');
}
