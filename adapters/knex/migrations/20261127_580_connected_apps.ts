import type { Knex } from 'knex';

/** Apps that people let into their homes. An app goes with its person's membership. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table connected_apps (
      household_id uuid not null,
      person_id uuid not null,
      id uuid not null,
      client_id text not null check (char_length(client_id) between 1 and 500),
      name text not null check (char_length(name) between 1 and 60),
      scope text not null check (scope in ('read', 'write')),
      redirect_uri text not null check (char_length(redirect_uri) between 1 and 500),
      code_challenge text not null check (char_length(code_challenge) = 43),
      code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
      access_hash text check (access_hash ~ '^[0-9a-f]{64}$'),
      access_expires_at timestamptz,
      refresh_hash text check (refresh_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      primary key (household_id, id),
      foreign key (household_id, person_id) references memberships on delete cascade,
      check (num_nulls(access_hash, access_expires_at, refresh_hash) in (0, 3))
    );
    create index connected_apps_by_person on connected_apps (person_id);
    comment on column connected_apps.code_hash is 'secret';
    comment on column connected_apps.access_hash is 'secret';
    comment on column connected_apps.refresh_hash is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table connected_apps');
}
