import type { Knex } from 'knex';

/**
 * Locks households in the given order. A statement may only lock rows of one household, and one call costs a fiftieth of
 * what fifty such statements cost.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function lock_households(ids uuid[]) returns void language plpgsql as $$
    declare
      household uuid;
    begin
      foreach household in array ids loop
        perform from households where id = household for no key update;
      end loop;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function lock_households(uuid[])');
}
