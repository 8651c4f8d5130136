import type { Knex } from 'knex';

/** The language in which a person reads, and that of the page on which a link was asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table persons add language text not null default 'en';
    alter table sign_in_links add language text not null default 'en';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table persons drop language;
    alter table sign_in_links drop language;
  `);
}
