import type { Knex } from 'knex';

/** Tasks for one person, and homes whose people take turns: when each has time, and what they leave to others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add take_turns boolean not null default false;
    alter table memberships
      add work_days text[] check (cardinality(work_days) between 1 and 7),
      add avoids text[] not null default '{}',
      add away_from date,
      add away_to date,
      add check ((away_from is null) = (away_to is null) and away_from <= away_to);
    alter table tasks add assigned_to uuid;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tasks drop assigned_to;
    alter table memberships drop work_days, drop avoids, drop away_from, drop away_to;
    alter table households drop take_turns;
  `);
}
