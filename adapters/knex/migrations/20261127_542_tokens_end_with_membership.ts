import type { Knex } from 'knex';

/** A token of a person who leaves a home goes with their membership, so that it doesn't work again when they come back. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table api_tokens drop constraint api_tokens_household_id_fkey;
    delete from api_tokens where (household_id, person_id) not in (select household_id, person_id from memberships);
    alter table api_tokens add foreign key (household_id, person_id) references memberships on delete cascade;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table api_tokens
      drop constraint api_tokens_household_id_person_id_fkey,
      add foreign key (household_id) references households on delete cascade;
  `);
}
