import type { Knex } from 'knex';

/**
 * In every table of a household's data, the primary key and the unique constraints start with the household's id, so
 * that the schema could be sharded by it. Addresses and sign-in links exist before a household does, so they have keys
 * of their own and no foreign key to households.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table households (
      id uuid primary key,
      email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
      name text not null check (char_length(name) <= 100),
      country text check (country ~ '^[A-Z]{2}$'),
      timezone text not null check (char_length(timezone) between 1 and 64),
      features jsonb not null check (jsonb_typeof(features) = 'object'),
      tasks_per_week smallint not null check (tasks_per_week between 1 and 20),
      scheduled_days text[] not null check (
        cardinality(scheduled_days) between 1 and 7 and
        scheduled_days <@ array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
      ),
      onboarded_on date,
      premium_granted_at timestamptz,
      created_at timestamptz not null
    );

    create table sign_in_addresses (
      email text primary key,
      household_id uuid not null
    );

    create table sessions (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (household_id, id)
    );

    create table sign_in_links (
      id uuid primary key,
      email text not null,
      token_hash text not null check (token_hash ~ '^[0-9a-f]+$'),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      spent_at timestamptz
    );
    create index sign_in_links_by_end on sign_in_links (expires_at);
    create index sign_in_links_by_address on sign_in_links (email, created_at);

    create table weeks (
      household_id uuid not null references households on delete cascade,
      week_start date not null check (extract(isodow from week_start) = 1),
      planned_on date not null,
      primary key (household_id, week_start)
    );

    create table tasks (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      source text not null check (source = 'hand' or source like 'care:_%' or source like 'custom:_%'),
      occurrence text not null,
      title text not null check (char_length(title) between 1 and 200),
      description text not null,
      category text not null,
      scheduled_on date not null,
      status text not null check (status in ('open', 'done', 'skipped')),
      completed_at timestamptz check (case status when 'open' then completed_at is null when 'done' then completed_at is not null else true end),
      minutes smallint check (minutes >= 0),
      reason text,
      moved boolean not null,
      created_at timestamptz not null default now(),
      primary key (household_id, id),
      unique (household_id, source, occurrence)
    );
    create index tasks_by_day on tasks (household_id, scheduled_on);

    create table custom_tasks (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      category text not null,
      title text not null check (char_length(title) between 1 and 200),
      instructions text not null,
      importance text not null,
      recurrence text not null check (recurrence in ('weekly', 'monthly', 'quarterly', 'yearly')),
      anchor date not null,
      created_at timestamptz not null default now(),
      primary key (household_id, id)
    );

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_by_end on rate_limits (expire);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table rate_limits, custom_tasks, tasks, weeks, sign_in_links, sessions, sign_in_addresses, households
  `);
}
