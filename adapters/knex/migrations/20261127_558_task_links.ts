import type { Knex } from 'knex';

/** The links with which a person without an account sees and ticks off one task. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table task_links (
      household_id uuid not null,
      task_id uuid not null,
      secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (household_id, task_id),
      unique (household_id, secret_hash),
      foreign key (household_id, task_id) references tasks on delete cascade
    );
    comment on column task_links.secret_hash is 'secret';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table task_links');
}
