import type { Knex } from 'knex';

export const servesPrevious = true;

/** Whether a notification was wanted later on its day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table push_subscriptions add is_postponed boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table push_subscriptions drop is_postponed');
}
