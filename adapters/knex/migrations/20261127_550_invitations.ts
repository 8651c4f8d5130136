import type { Knex } from 'knex';

/**
 * Invitations to homes, and which of them a sign-in link accepts. One without an address is a link that the inviter passes
 * on; its address isn't null, because the row has to go with the person of its address.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table invitations (
      household_id uuid not null references households on delete cascade,
      id uuid not null,
      inviter_id uuid not null,
      role text not null check (role in ('owner', 'member', 'viewer')),
      email text not null check (char_length(email) <= 254 and email = lower(email)),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (household_id, id),
      foreign key (household_id, inviter_id) references memberships on delete cascade
    );
    create unique index invitations_one_by_mail on invitations (household_id, email) where email <> '';
    create index invitations_by_address on invitations (email);
    create index invitations_by_end on invitations (expires_at);

    alter table sign_in_links add invited_to uuid, add invitation_id uuid;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sign_in_links drop invited_to, drop invitation_id;
    drop table invitations;
  `);
}
