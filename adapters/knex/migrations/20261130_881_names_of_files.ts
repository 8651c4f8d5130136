import type { Knex } from 'knex';

/** Servers of the previous version neither read nor need the column. */
export const servesPrevious = true;

/** What a document was called when it was added. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table files add name text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table files drop name');
}
