import type { Knex } from 'knex';

/**
 * Who signs in as whom from an identity provider. A subject is looked for before its person is known. A link that a
 * provider's answer led to connects its subject when it is opened.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table identities (
      subject text collate "C" not null check (char_length(subject) between 1 and 255),
      issuer text collate "C" not null check (char_length(issuer) between 1 and 2000),
      id uuid not null,
      person_id uuid not null,
      linked_at timestamptz not null,
      primary key (subject, issuer)
    );
    create index identities_by_person on identities (person_id);
    alter table sign_in_links
      add column subject text collate "C" check (char_length(subject) between 1 and 255),
      add column issuer text collate "C" check (char_length(issuer) between 1 and 2000),
      add check ((subject is null) = (issuer is null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sign_in_links drop column subject, drop column issuer;
    drop table identities;
  `);
}
