import type { Knex } from 'knex';

/** Servers of the previous version plan at the catalogue's intervals, and leave what a household chose as it is. */
export const servesPrevious = true;

/** How often a household wants tasks, and what its people said about a proposed rhythm. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add rhythms jsonb not null default '{}' check (jsonb_typeof(rhythms) = 'object');

    create table rhythm_answers (
      household_id uuid not null references households on delete cascade,
      care_task_id text not null,
      kind text not null check (kind in ('accepted', 'dismissed', 'undone', 'too-often', 'too-seldom')),
      person_id uuid,
      at timestamptz not null,
      plan_before jsonb check (jsonb_typeof(plan_before) = 'object'),
      primary key (household_id, care_task_id, kind)
    );
    create index rhythm_answers_by_person on rhythm_answers (person_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table rhythm_answers;
    alter table households drop rhythms;
  `);
}
