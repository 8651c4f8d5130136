import type { Knex } from 'knex';

export const servesPrevious = true;

/** Rhythms, steps and items of own recurring tasks, and which steps of a task are ticked. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table custom_tasks
      add rhythm jsonb check (jsonb_typeof(rhythm) = 'object'),
      add steps jsonb check (jsonb_typeof(steps) = 'array'),
      add item text;
    alter table tasks
      add steps jsonb check (jsonb_typeof(steps) = 'array'),
      add steps_done jsonb check (jsonb_typeof(steps_done) = 'array');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tasks drop steps, drop steps_done;
    alter table custom_tasks drop rhythm, drop steps, drop item;
  `);
}
