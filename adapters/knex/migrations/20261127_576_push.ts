import type { Knex } from 'knex';

/** The browsers that show today's tasks, and the keys with which the server signs what it sends to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table push_subscriptions (
      person_id uuid not null,
      session_id uuid not null,
      home_id uuid not null,
      target text not null,
      hour smallint not null check (hour between 0 and 23),
      created_at timestamptz not null,
      next_at timestamptz not null,
      failures smallint not null check (failures >= 0),
      leased_until timestamptz,
      primary key (person_id, session_id),
      foreign key (person_id, session_id) references sessions on delete cascade
    );
    create index push_subscriptions_due on push_subscriptions (next_at);
    comment on column push_subscriptions.target is 'secret';

    create table push_keys (
      is_only_row boolean primary key default true check (is_only_row),
      public_key text not null,
      sealed_private_key text not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table push_subscriptions, push_keys');
}
