import type { Knex } from 'knex';

/** Servers of the previous version know nothing of the tables, and publish nothing. */
export const servesPrevious = true;

/** Homes that are published for Home Assistant, those that are to be withdrawn from the broker, and who publishes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table home_assistant_links (
      household_id uuid primary key,
      person_id uuid not null,
      device_id uuid not null,
      secret text not null,
      created_at timestamptz not null,
      is_stale boolean not null,
      published_on date,
      meters uuid[] not null,
      foreign key (household_id, person_id) references memberships on delete cascade
    );
    create index home_assistant_links_by_person on home_assistant_links (person_id);
    create index home_assistant_links_by_device on home_assistant_links (device_id);
    comment on column home_assistant_links.secret is 'secret';

    create table home_assistant_retired (device_id uuid primary key);

    create table home_assistant_installation (
      is_only_row boolean primary key check (is_only_row),
      id uuid not null,
      holder uuid,
      held_until timestamptz,
      check ((holder is null) = (held_until is null))
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table home_assistant_installation, home_assistant_retired, home_assistant_links');
}
