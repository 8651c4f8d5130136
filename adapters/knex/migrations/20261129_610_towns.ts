import type { Knex } from 'knex';

export const servesPrevious = true;

/** Adds the id of the town that is nearest to a home. What homes answered about their climate stays, and counts more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table households add column town_id integer');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table households drop column town_id');
}
