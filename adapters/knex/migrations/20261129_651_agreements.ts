import type { Knex } from 'knex';

/** What a buyer agreed to: the price, and the language, version and hash of the terms, as JSON. Earlier contracts have none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table contract_notices add agreement jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table contract_notices drop agreement');
}
