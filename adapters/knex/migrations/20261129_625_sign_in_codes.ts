import type { Knex } from 'knex';

/** How often the code beside a link may still be tried, and the browser that asked for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sign_in_links
      add column tries_left smallint check (tries_left >= 0),
      add column device text;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sign_in_links drop column tries_left, drop column device');
}
