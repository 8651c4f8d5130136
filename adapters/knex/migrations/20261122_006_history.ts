import type { Knex } from 'knex';

/**
 * Work that households record by hand, what they add to done tasks, and shared passports. A done task has no row of its
 * own: its entry is read from `tasks`. `deleted_at` is set while an entry can be restored.
 */
export async function up(knex: Knex): Promise<void> {
  const details = `
      minutes integer check (minutes >= 0),
      by_kind text check (by_kind in ('me', 'person', 'company')),
      by_name text not null default '',
      by_phone text not null default '',
      note text not null,
      cost_minor bigint check (cost_minor >= 0),
      currency text check (currency ~ '^[A-Z]{3}$'),
      deleted_at timestamptz,
      check (num_nulls(cost_minor, currency) in (0, 2))`;
  await knex.raw(`
    create table history_entries (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      done_on date not null,
      item text not null,
      care_task_id text,
      title text not null,
      import_id uuid,
      created_at timestamptz not null,
      ${details},
      primary key (household_id, id)
    );
    create index history_entries_by_care_task on history_entries (household_id, care_task_id, done_on)
      where care_task_id is not null and deleted_at is null;
    create index history_entries_by_deletion on history_entries (deleted_at) where deleted_at is not null;

    create table task_details (
      household_id uuid not null,
      task_id uuid not null,
      completed_at timestamptz,
      ${details},
      primary key (household_id, task_id),
      foreign key (household_id, task_id) references tasks on delete cascade,
      check ((deleted_at is null) = (completed_at is null))
    );
    create index task_details_by_deletion on task_details (deleted_at) where deleted_at is not null;

    create table passport_links (
      household_id uuid primary key references households on delete cascade,
      secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
      costs boolean not null,
      names boolean not null,
      notes boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index passport_links_by_secret on passport_links (secret_hash);
    comment on column passport_links.secret_hash is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table passport_links, task_details, history_entries');
}
