import type { Knex } from 'knex';

const contacts = `(
  select distinct on (household_id) household_id, person_id from memberships where role = 'owner'
  order by household_id, joined_at, person_id)`;

/**
 * Summaries belong to a person in a home. Those from before are of the owner who joined first, to whom they went. A job
 * may be about a person in the home.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table summary_schedules add person_id uuid;
    update summary_schedules s set person_id = c.person_id from ${contacts} c where c.household_id = s.household_id;
    delete from summary_schedules where person_id is null;
    alter table summary_schedules
      drop constraint summary_schedules_pkey,
      drop constraint summary_schedules_household_id_fkey,
      add primary key (household_id, person_id),
      add foreign key (household_id, person_id) references memberships on delete cascade;
    create index summary_schedules_by_person on summary_schedules (person_id);

    alter table summaries add person_id uuid;
    update summaries s set person_id = c.person_id from ${contacts} c where c.household_id = s.household_id;
    delete from summaries where person_id is null;
    alter table summaries
      drop constraint summaries_pkey,
      add primary key (household_id, person_id, week_start);
    create index summaries_by_person on summaries (person_id);

    alter table errands add person_id uuid;
    create index errands_by_person on errands (person_id);
  `);
}

/** Of several people in a home, the owner who joined first keeps their summaries. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table errands drop person_id;

    delete from summaries where (household_id, person_id) not in (select * from ${contacts} c);
    alter table summaries drop constraint summaries_pkey, drop person_id, add primary key (household_id, week_start);

    delete from summary_schedules where (household_id, person_id) not in (select * from ${contacts} c);
    alter table summary_schedules
      drop constraint summary_schedules_pkey,
      drop constraint summary_schedules_household_id_person_id_fkey,
      drop person_id,
      add primary key (household_id),
      add foreign key (household_id) references households on delete cascade;
  `);
}
