import type { Knex } from 'knex';

/**
 * Until a declaration is answered: reminders, when its owner confirmed it, and why an operator declined it. The new
 * version looks for the contract of what waits for its link.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table declarations
      add reminders smallint not null default 0 check (reminders >= 0),
      add confirmed_at timestamptz,
      add reason text check (char_length(reason) <= 500),
      drop constraint declarations_state_check,
      add constraint declarations_state_check check (state in
        ('unconfirmed', 'accepted', 'done', 'no_contract', 'too_late', 'repeated', 'taken_back', 'declined')),
      add constraint declarations_reason_check1 check ((state = 'declined') = (reason is not null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from declarations where state in ('repeated', 'taken_back', 'declined');
    alter table declarations
      drop constraint declarations_state_check,
      add constraint declarations_state_check check (state in
        ('unconfirmed', 'accepted', 'done', 'no_contract', 'too_late')),
      drop reminders, drop confirmed_at, drop reason;
  `);
}
