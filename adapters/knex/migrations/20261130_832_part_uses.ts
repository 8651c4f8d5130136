import type { Knex } from 'knex';

/** Servers of the previous version tick tasks without counting their parts. */
export const servesPrevious = true;

/** Which parts a done task used, so that they come back when it is open again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table part_uses (
      household_id uuid not null,
      task_id uuid not null,
      item text not null,
      name text not null,
      primary key (household_id, task_id, item, name),
      foreign key (household_id, task_id) references tasks on delete cascade
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table part_uses');
}
