import type { Knex } from 'knex';

const contacts = `(
  select distinct on (household_id) household_id, person_id from memberships where role = 'owner'
  order by household_id, joined_at, person_id)`;

/**
 * Calendar connections belong to a person in a home. Those from before are of the owner who joined first. They outlive the
 * membership until the calendar is deleted at its provider, so they refer to the household only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table calendar_connections add person_id uuid, add only_mine boolean not null default false;
    update calendar_connections k set person_id = c.person_id from ${contacts} c where c.household_id = k.household_id;
    delete from calendar_connections where person_id is null;

    alter table calendar_days add person_id uuid, drop constraint calendar_days_household_id_fkey;
    update calendar_days d set person_id = k.person_id from calendar_connections k where k.household_id = d.household_id;

    alter table calendar_connections drop constraint calendar_connections_pkey, add primary key (household_id, person_id);
    create index calendar_connections_by_person on calendar_connections (person_id);
    alter table calendar_days
      drop constraint calendar_days_pkey,
      add primary key (household_id, person_id, date),
      add foreign key (household_id, person_id) references calendar_connections on delete cascade;
    create index calendar_days_by_person on calendar_days (person_id);
  `);
  await knex.raw(`
    alter table calendar_visits add person_id uuid;
    delete from calendar_visits;
    alter table calendar_visits
      alter person_id set not null,
      drop constraint calendar_visits_household_id_fkey,
      add foreign key (household_id, person_id) references memberships on delete cascade;
    create index calendar_visits_by_person on calendar_visits (person_id);
  `);
}

/** Of several people in a home, the owner who joined first keeps their calendar. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table calendar_visits
      drop constraint calendar_visits_household_id_person_id_fkey,
      drop person_id,
      add foreign key (household_id) references households on delete cascade;
    delete from calendar_connections where (household_id, person_id) not in (select * from ${contacts} c);
    alter table calendar_days
      drop constraint calendar_days_household_id_person_id_fkey,
      drop constraint calendar_days_pkey,
      drop person_id,
      add primary key (household_id, date);
    alter table calendar_connections
      drop constraint calendar_connections_pkey,
      drop person_id,
      drop only_mine,
      add primary key (household_id);
    alter table calendar_days add foreign key (household_id) references calendar_connections on delete cascade;
  `);
}
