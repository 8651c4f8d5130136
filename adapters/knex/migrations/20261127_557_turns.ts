import type { Knex } from 'knex';

/** Tasks for one person, and homes whose people take turns: when each has time, and what they leave to others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add take_turns boolean not null default false;
    alter table memberships
      add work_days text[] check (cardinality(work_days) between 1 and 7),
      add avoids text[] not null default '{}',
      add absences jsonb not null default '[]' check (jsonb_typeof(absences) = 'array');
    alter table tasks add assigned_to uuid;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tasks drop assigned_to;
    alter table memberships drop work_days, drop avoids, drop absences;
    alter table households drop take_turns;
  `);
}
