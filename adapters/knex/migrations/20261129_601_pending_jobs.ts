import type { Knex } from 'knex';

/** Gives the table of pending jobs its name. Servers of the previous version use it through a view of the former name. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table errands rename to pending_jobs;
    alter table pending_jobs rename constraint errands_pkey to pending_jobs_pkey;
    alter index errands_by_household rename to pending_jobs_by_household;
    alter index errands_by_person rename to pending_jobs_by_person;
    create view errands as select id, household_id, person_id, created_at from pending_jobs;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view errands;
    alter index pending_jobs_by_person rename to errands_by_person;
    alter index pending_jobs_by_household rename to errands_by_household;
    alter table pending_jobs rename constraint pending_jobs_pkey to errands_pkey;
    alter table pending_jobs rename to errands;
  `);
}
