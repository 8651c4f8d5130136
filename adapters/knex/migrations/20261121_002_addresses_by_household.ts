import type { Knex } from 'knex';

/** Who exports or deletes their data asks every table for what is theirs: no table is to be read whole for that. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index sign_in_addresses_by_household on sign_in_addresses (household_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index sign_in_addresses_by_household');
}
