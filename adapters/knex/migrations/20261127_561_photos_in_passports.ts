import type { Knex } from 'knex';

/** Whether a shared passport shows photos. Those that were shared before don't. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table passport_links add photos boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table passport_links drop photos');
}
