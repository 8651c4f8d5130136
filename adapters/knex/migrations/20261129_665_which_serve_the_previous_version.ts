import type { Knex } from 'knex';

/** Servers of the previous version may go on. */
export const servesPrevious = true;

/** Lets a server that doesn't know a migration read whether it may go on serving beside it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table schema_migrations add column serves_previous boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table schema_migrations drop column serves_previous');
}
