import type { Knex } from 'knex';

/** The year of each household as it was last planned, which the next plan keeps to. The next planning adds missing rows. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outlooks (
      household_id uuid primary key references households on delete cascade,
      first_week date not null,
      jobs text not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table outlooks');
}
