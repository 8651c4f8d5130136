import type { Knex } from 'knex';

/** Where people have the changes of their homes reported, and what was sent there. Both end with the membership. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table webhook_endpoints (
      household_id uuid not null,
      person_id uuid not null,
      id uuid not null,
      host text not null,
      destination text not null,
      events text[] not null,
      created_at timestamptz not null,
      failures integer not null check (failures >= 0),
      paused_at timestamptz,
      sending_job_id uuid,
      sending_due_at timestamptz,
      primary key (household_id, id),
      foreign key (household_id, person_id) references memberships on delete cascade,
      check ((sending_job_id is null) = (sending_due_at is null))
    );
    create index webhook_endpoints_by_person on webhook_endpoints (person_id);
    comment on column webhook_endpoints.destination is 'secret';

    create table webhook_deliveries (
      household_id uuid not null,
      id uuid not null,
      endpoint_id uuid not null,
      event text not null,
      body text,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      created_at timestamptz not null,
      attempts integer not null check (attempts >= 0),
      attempted_at timestamptz,
      duration_ms integer,
      status integer,
      problem text,
      primary key (household_id, id),
      foreign key (household_id, endpoint_id) references webhook_endpoints on delete cascade
    );
    create index webhook_deliveries_by_endpoint on webhook_deliveries (household_id, endpoint_id, created_at);
    create index webhook_deliveries_by_age on webhook_deliveries (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table webhook_deliveries, webhook_endpoints');
}
