import type { Knex } from 'knex';

/**
 * People, and who of them is in which home. The one person of each household from before gets its id, its address and its
 * name, so that the tokens of their sessions keep their meaning. The home has no name of its own yet.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table persons (
      id uuid primary key,
      email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
      name text not null check (char_length(name) <= 100),
      leaving_since timestamptz,
      created_at timestamptz not null
    );
    insert into persons (id, email, name, leaving_since, created_at)
      select id, email, name, leaving_since, created_at from households;

    create table memberships (
      household_id uuid not null references households on delete cascade,
      person_id uuid not null,
      role text not null check (role in ('owner', 'member', 'viewer')),
      joined_at timestamptz not null,
      primary key (household_id, person_id)
    );
    create index memberships_by_person on memberships (person_id, joined_at);
    insert into memberships (household_id, person_id, role, joined_at)
      select id, id, 'owner', created_at from households;

    alter table households drop email;
    update households set name = 'Home';

    alter table sign_in_addresses rename household_id to person_id;
    alter index sign_in_addresses_by_household rename to sign_in_addresses_by_person;

    alter table sessions drop constraint sessions_household_id_fkey;
    alter table sessions rename household_id to person_id;
    alter table sessions add constraint sessions_person_id_fkey
      foreign key (person_id) references persons on delete cascade;
    alter table sessions add home_id uuid;
    update sessions set home_id = person_id;
    alter table sessions alter home_id set not null;

    alter table email_changes drop constraint email_changes_household_id_fkey;
    alter table email_changes rename household_id to person_id;
    alter table email_changes add constraint email_changes_person_id_fkey
      foreign key (person_id) references persons on delete cascade;

    alter table support_actions add person_id uuid;
    update support_actions set person_id = household_id;
    create index support_actions_by_person on support_actions (person_id, at);
  `);
}

/** Of the people in a home, the first owner stays. People who own no home, and their sessions, are lost. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table households add email text;
    update households h set email = p.email, name = p.name
      from (select distinct on (household_id) household_id, person_id from memberships where role = 'owner'
        order by household_id, joined_at, person_id) m
      join persons p on p.id = m.person_id
      where m.household_id = h.id;
    delete from households where email is null;
    alter table households alter email set not null,
      add constraint households_email_check check (char_length(email) between 3 and 254 and email = lower(email));

    drop index support_actions_by_person;
    alter table support_actions drop person_id;

    alter table email_changes drop constraint email_changes_person_id_fkey;
    alter table email_changes rename person_id to household_id;
    delete from email_changes where household_id not in (select id from households);
    alter table email_changes add constraint email_changes_household_id_fkey
      foreign key (household_id) references households on delete cascade;

    alter table sessions drop constraint sessions_person_id_fkey;
    alter table sessions rename person_id to household_id;
    delete from sessions where household_id not in (select id from households);
    alter table sessions drop home_id, add constraint sessions_household_id_fkey
      foreign key (household_id) references households on delete cascade;

    delete from sign_in_addresses;
    alter index sign_in_addresses_by_person rename to sign_in_addresses_by_household;
    alter table sign_in_addresses rename person_id to household_id;
    insert into sign_in_addresses (email, household_id)
      select distinct on (email) email, id from households order by email, created_at, id;

    drop table memberships, persons;
  `);
}
