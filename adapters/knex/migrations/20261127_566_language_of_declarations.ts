import type { Knex } from 'knex';

/** The language of the page on which a declaration was made, in which its receipt is mailed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table declarations add language text not null default 'en'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table declarations drop language');
}
