import type { Knex } from 'knex';

/** When the events of a feed are, for households without a connected calendar. Null means the default times. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table calendar_feeds
      add timezone text check (char_length(timezone) between 1 and 64),
      add event_start_time text check (event_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add event_duration smallint check (event_duration > 0),
      add check (num_nulls(timezone, event_start_time, event_duration) in (0, 3));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table calendar_feeds drop event_duration, drop event_start_time, drop timezone');
}
