import type { Knex } from 'knex';

/** New prices and documents, about which each home gets one mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table announcements (
      household_id uuid not null references households on delete cascade,
      key text not null check (char_length(key) = 64),
      announcement jsonb not null,
      sent_at timestamptz,
      primary key (household_id, key)
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table announcements');
}
