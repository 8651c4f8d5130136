import type { Knex } from 'knex';

export const servesPrevious = true;

/** When and why support closed a shared passport. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table passport_links
      add closed_at timestamptz,
      add closed_reason text,
      add check ((closed_at is null) = (closed_reason is null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table passport_links drop closed_at, drop closed_reason;');
}
