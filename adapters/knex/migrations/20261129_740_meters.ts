import type { Knex } from 'knex';

export const servesPrevious = true;

/** Meters with their readings, and the use after which an own recurring task is due. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table meters (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      name text not null,
      unit text not null,
      item text,
      readings jsonb not null check (jsonb_typeof(readings) = 'array'),
      ask_on date,
      created_at timestamptz not null default clock_timestamp(),
      primary key (household_id, id)
    );
    alter table custom_tasks add use jsonb check (jsonb_typeof(use) = 'object');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table custom_tasks drop use; drop table meters;');
}
