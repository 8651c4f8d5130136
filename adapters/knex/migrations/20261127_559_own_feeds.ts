import type { Knex } from 'knex';

const contacts = `(
  select distinct on (household_id) household_id, person_id from memberships where role = 'owner'
  order by household_id, joined_at, person_id)`;

/** The private addresses of calendars belong to a person in a home. Those from before are of the owner who joined first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table calendar_feeds add person_id uuid, add only_mine boolean not null default false;
    update calendar_feeds f set person_id = c.person_id from ${contacts} c where c.household_id = f.household_id;
    delete from calendar_feeds where person_id is null;
    alter table calendar_feeds
      drop constraint calendar_feeds_pkey,
      drop constraint calendar_feeds_household_id_fkey,
      add primary key (household_id, person_id),
      add foreign key (household_id, person_id) references memberships on delete cascade;
    create index calendar_feeds_by_person on calendar_feeds (person_id);
  `);
}

/** Of several people in a home, the owner who joined first keeps their address. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table calendar_feeds drop constraint calendar_feeds_pkey;
    delete from calendar_feeds where (household_id, person_id) not in (select * from ${contacts} c);
    alter table calendar_feeds
      drop constraint calendar_feeds_household_id_person_id_fkey,
      drop person_id,
      drop only_mine,
      add primary key (household_id),
      add foreign key (household_id) references households on delete cascade;
  `);
}
