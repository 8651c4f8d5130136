import type { Knex } from 'knex';

/**
 * Who completed, skipped and moved a task, and who recorded work. Rows of a person whose account is deleted stay without
 * the person. What was done before has no row, because that isn't known.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table task_actions (
      household_id uuid not null,
      task_id uuid not null,
      kind text not null check (kind in ('completed', 'skipped', 'moved')),
      person_id uuid,
      at timestamptz not null,
      primary key (household_id, task_id, kind),
      foreign key (household_id, task_id) references tasks on delete cascade
    );
    create index task_actions_by_person on task_actions (person_id);

    alter table history_entries
      add person_id uuid,
      add has_recorder boolean not null default false;
    create index history_entries_by_person on history_entries (person_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table history_entries drop person_id, drop has_recorder;
    drop table task_actions;
  `);
}
