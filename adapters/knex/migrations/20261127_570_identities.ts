import type { Knex } from 'knex';

/** Who signs in as whom from an identity provider. A subject is looked for before its person is known. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table identities (
      subject text collate "C" not null check (char_length(subject) between 1 and 255),
      issuer text collate "C" not null check (char_length(issuer) between 1 and 2000),
      person_id uuid not null,
      linked_at timestamptz not null,
      primary key (subject, issuer)
    );
    create index identities_by_person on identities (person_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table identities');
}
