import type { Knex } from 'knex';

/** Pauses, the duration of own recurring tasks, and changes of address that wait to be confirmed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add pauses jsonb not null default '[]' check (jsonb_typeof(pauses) = 'array');
    alter table custom_tasks add minutes smallint check (minutes > 0);

    create table email_changes (
      household_id uuid primary key references households on delete cascade,
      new_email text not null check (char_length(new_email) between 3 and 254 and new_email = lower(new_email)),
      session_id uuid not null,
      current_link_id uuid not null,
      new_link_id uuid not null,
      expires_at timestamptz not null,
      current_confirmed_at timestamptz,
      new_confirmed_at timestamptz
    );
    create index email_changes_by_current_link on email_changes (current_link_id);
    create index email_changes_by_new_link on email_changes (new_link_id);
    create index email_changes_by_end on email_changes (expires_at);
    comment on column email_changes.current_link_id is 'secret';
    comment on column email_changes.new_link_id is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table email_changes;
    alter table custom_tasks drop minutes;
    alter table households drop pauses;
  `);
}
