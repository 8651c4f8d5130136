import type { Knex } from 'knex';

/**
 * What the assistant writes and costs: notes and lines on weeks, questions with their answers, and the makes of
 * appliances. The defaults let servers of the previous version add households, weeks and tasks.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add assistant_weeks boolean not null default true;
    alter table tasks add line text;
    alter table weeks
      add seen_at timestamptz,
      add refinement text check (refinement in ('wanted', 'refined', 'rejected', 'failed')),
      add note text;

    create table advice_questions (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      asked_at timestamptz not null,
      question text not null,
      item text,
      had_file boolean not null,
      steps jsonb not null,
      task_ids text[] not null,
      stop text not null check (stop in ('none', 'professional', 'emergency')),
      proposals jsonb not null,
      primary key (household_id, id)
    );
    create index advice_questions_by_time on advice_questions (household_id, asked_at);

    create table appliances (
      household_id uuid not null references households on delete cascade,
      item text not null,
      maker text not null,
      model text not null,
      primary key (household_id, item)
    );

    create table assistant_usage (
      household_id uuid not null references households on delete cascade,
      day date not null,
      reserved_micros bigint not null check (reserved_micros >= 0),
      spent_micros bigint not null check (spent_micros >= 0),
      calls integer not null,
      primary key (household_id, day)
    );
    create index assistant_usage_by_day on assistant_usage (day);

    create table assistant_usage_months (
      month date primary key,
      reserved_micros bigint not null check (reserved_micros >= 0),
      spent_micros bigint not null check (spent_micros >= 0),
      calls integer not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table assistant_usage_months, assistant_usage, appliances, advice_questions');
  await knex.raw('alter table weeks drop seen_at, drop refinement, drop note');
  await knex.raw('alter table tasks drop line');
  await knex.raw('alter table households drop assistant_weeks');
}
