import type { Knex } from 'knex';

export const servesPrevious = true;

/** The parts of appliances, with their stock. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table appliances add parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table appliances drop parts;');
}
