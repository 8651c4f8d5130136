import type { Knex } from 'knex';

/** Exporting or deleting a household's data searches every table by household, so each table needs an index for it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index sign_in_addresses_by_household on sign_in_addresses (household_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index sign_in_addresses_by_household');
}
