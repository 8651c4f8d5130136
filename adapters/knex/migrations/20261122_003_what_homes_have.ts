import type { Knex } from 'knex';

/**
 * What households say about their homes: tasks that don't apply, answers to questions, and when tasks were done before.
 * The defaults let servers of the previous version add households and tasks.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households
      add excluded_tasks text[] not null default '{}',
      add answers jsonb not null default '{}',
      add last_done jsonb not null default '{}'`);
  await knex.raw('alter table tasks add is_first boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table tasks drop is_first');
  await knex.raw('alter table households drop excluded_tasks, drop answers, drop last_done');
}
