import type { Knex } from 'knex';

/**
 * What a household keeps about its items besides the make, and files of items. `reminder_id` is the task that comes up
 * before the warranty ends; the task may be gone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table appliances
      add serial text not null default '',
      add bought_on date,
      add price_minor bigint check (price_minor >= 0),
      add currency text,
      add shop text not null default '',
      add warranty_until date,
      add manual text not null default '',
      add reminder_id uuid;

    alter table files
      add item text,
      add purpose text check (purpose in ('photo', 'invoice', 'manual')),
      add check (item is null or entry_id is null and purpose is not null);
    create index files_by_item on files (household_id, item) where item is not null;
  `);
}

/** Files of items are lost once they expire. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table appliances drop serial, drop bought_on, drop price_minor, drop currency, drop shop,
      drop warranty_until, drop manual, drop reminder_id;
    update files set expires_at = now() where item is not null;
    alter table files drop item, drop purpose;
  `);
}
