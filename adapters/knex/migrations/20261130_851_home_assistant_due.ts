import type { Knex } from 'knex';

/** Servers of the previous version know nothing of the table. */
export const servesPrevious = true;

/** When each home that is shown in Home Assistant is published next: at first at once, all of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table home_assistant_links
      drop is_stale,
      drop published_on,
      add due_at timestamptz not null default 'epoch';
    alter table home_assistant_links alter due_at drop default;
    create index home_assistant_links_due on home_assistant_links (due_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table home_assistant_links
      drop due_at,
      add is_stale boolean not null default true,
      add published_on date;
    alter table home_assistant_links alter is_stale drop default;
  `);
}
