import type { Knex } from 'knex';

/** The calendars of households. Tokens and other secrets are sealed or hashed, and have the comment `secret`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table calendar_connections (
      household_id uuid primary key references households on delete cascade,
      id uuid not null,
      status text not null check (status in ('connected', 'needs_reconnect', 'disconnecting')),
      calendar_id text,
      refresh_token text,
      access_token text,
      access_expires_at timestamptz,
      timezone text not null check (char_length(timezone) between 1 and 64),
      event_start_time text not null check (event_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      event_duration smallint not null check (event_duration > 0),
      keep_in_step boolean not null,
      connected_at timestamptz not null,
      last_synced_at timestamptz,
      recreated_at timestamptz,
      disconnected_at timestamptz,
      sync_wanted_at timestamptz,
      check (status <> 'connected' or refresh_token is not null),
      check (status <> 'disconnecting' or disconnected_at is not null)
    );
    create index calendar_connections_by_end on calendar_connections (disconnected_at) where status = 'disconnecting';

    create table calendar_days (
      household_id uuid not null references calendar_connections on delete cascade,
      date date not null,
      generation integer not null check (generation >= 0),
      state text not null check (state in ('present', 'absent', 'in_doubt')),
      fingerprint text check ((state = 'present') = (fingerprint is not null)),
      primary key (household_id, date)
    );

    create table calendar_visits (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      nonce_hash text not null,
      code_verifier text not null,
      expires_at timestamptz not null,
      primary key (household_id, id)
    );
    create index calendar_visits_by_end on calendar_visits (expires_at);

    create table calendar_feeds (
      household_id uuid primary key references households on delete cascade,
      secret_hash text not null,
      secret text not null,
      created_at timestamptz not null,
      versions jsonb not null
    );
    create index calendar_feeds_by_secret on calendar_feeds (secret_hash);

    comment on column calendar_connections.refresh_token is 'secret';
    comment on column calendar_connections.access_token is 'secret';
    comment on column calendar_visits.nonce_hash is 'secret';
    comment on column calendar_visits.code_verifier is 'secret';
    comment on column calendar_feeds.secret_hash is 'secret';
    comment on column calendar_feeds.secret is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table calendar_feeds, calendar_visits, calendar_days, calendar_connections');
}
