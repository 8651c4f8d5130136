import type { Knex } from 'knex';

/** The language in which a household shares its passport. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table passport_links add language text not null default 'en'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table passport_links drop language');
}
