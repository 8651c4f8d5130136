import type { Knex } from 'knex';

/**
 * Each scheduled job finds what it has to do in an index, so that it costs nothing while there is nothing to do.
 * `plan_due_at` is when the household's plan has to be renewed. It lies in the past for everyone who is there already:
 * the next run looks at them once. Planning saves the next date.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add plan_due_at timestamptz not null default 'epoch';
    create index households_to_plan on households (plan_due_at, id) where onboarded_on is not null;

    alter table weeks add is_examined boolean not null default false;
    create index weeks_to_refine on weeks (week_start, household_id)
      where refinement is null and not is_examined and planned_on >= week_start;

    create index calendar_connections_in_step on calendar_connections (household_id)
      where status = 'connected' and keep_in_step;
    create index runs_by_age on runs (started_at);
    create index payment_customers_in_order on payment_customers (customer_id collate "C");
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index payment_customers_in_order;
    drop index runs_by_age;
    drop index calendar_connections_in_step;
    alter table weeks drop is_examined;
    alter table households drop plan_due_at;
  `);
}
