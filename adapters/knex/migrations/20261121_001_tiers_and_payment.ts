import type { Knex } from 'knex';

/**
 * Customers, events and errands (pending jobs) can exist before their household is known, so they have keys of their
 * own and no foreign key to households. Where `household_id` may be null, the row is kept without it after the
 * household is deleted. A column whose comment is `secret` is left out of the data that a household exports.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households
      add subscription_id text,
      add subscription_customer_id text,
      add subscription_status text,
      add subscription_started_at timestamptz,
      add subscription_paid_until timestamptz,
      add subscription_ends_then boolean,
      add subscription_reading bigint not null default 0,
      add leaving_since timestamptz,
      add check (num_nulls(subscription_id, subscription_customer_id, subscription_status, subscription_started_at,
        subscription_paid_until, subscription_ends_then) in (0, 6));

    create sequence payment_readings;

    create table payment_customers (
      customer_id text primary key,
      household_id uuid not null
    );
    create index payment_customers_by_household on payment_customers (household_id);

    create table payment_events (
      id text primary key,
      noted_at timestamptz not null
    );
    create index payment_events_by_age on payment_events (noted_at);

    create table errands (
      id uuid primary key,
      household_id uuid not null,
      created_at timestamptz not null
    );
    create index errands_by_household on errands (household_id);

    create table support_actions (
      id uuid primary key,
      household_id uuid,
      action text not null,
      operator text not null,
      at timestamptz not null
    );
    create index support_actions_by_household on support_actions (household_id, at);

    comment on column sign_in_links.token_hash is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on column sign_in_links.token_hash is null;
    drop table support_actions, errands, payment_events, payment_customers;
    drop sequence payment_readings;
    alter table households
      drop subscription_id, drop subscription_customer_id, drop subscription_status, drop subscription_started_at,
      drop subscription_paid_until, drop subscription_ends_then, drop subscription_reading, drop leaving_since;
  `);
}
