import type { Knex } from 'knex';

/** What a session's browser is called, the address before a change, and from when links in summaries act. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add device text check (char_length(device) between 1 and 60);
    alter table email_changes add previous_email text
      check (char_length(previous_email) between 3 and 254 and previous_email = lower(previous_email));
    alter table summary_schedules add links_from timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table summary_schedules drop links_from;
    alter table email_changes drop previous_email;
    alter table sessions drop device;
  `);
}
