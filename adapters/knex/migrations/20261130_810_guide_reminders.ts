import type { Knex } from 'knex';

/** Servers of the previous version know nothing of the table. */
export const servesPrevious = true;

/** Mails in a year about guides, for addresses without an account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table guide_reminders (
      id uuid primary key,
      email text not null,
      language text not null,
      guide text not null,
      asked_at timestamptz not null,
      due_at timestamptz
    );
    create index guide_reminders_email on guide_reminders (email);
    create index guide_reminders_due on guide_reminders (due_at) where due_at is not null;
    create index guide_reminders_unconfirmed on guide_reminders (asked_at) where due_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table guide_reminders');
}
