import type { Knex } from 'knex';
import { reasonOfText } from './20261127_510_reason_of_text.ts';

/** A day is part of the key because "due by 9 March" names no year. */
type Said = { reason: string; day: string; of_catalogue: boolean };

const saidSql = `
  select distinct reason, scheduled_on::text as day, source like 'care:%' as of_catalogue from tasks
  where reason like 'Safety: due by %'
  union all
  select distinct reason, '', source like 'care:%' from tasks
  where reason is not null and reason not like 'Safety: due by %'`;

const keepSql = `
  update tasks set why = said.why, reason = null
  from unnest(?::text[], ?::text[], ?::bool[], ?::jsonb[]) as said (reason, day, of_catalogue, why)
  where tasks.reason = said.reason and said.day in ('', tasks.scheduled_on::text)
    and said.of_catalogue = (tasks.source like 'care:%')`;

/**
 * Why a task is planned becomes data, and so does whether it is a request to the landlord. The catalogue has the
 * descriptions of its tasks. Titles and categories stay until no server of the previous version can read them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table tasks
      add why jsonb check (jsonb_typeof(why) = 'object'),
      add is_request boolean not null default false`);
  const { rows } = await knex.raw<{ rows: Said[] }>(saidSql);
  const found = rows.map((said) => ({ ...said, why: reasonOfText(said.reason, said.day, said.of_catalogue) }));
  const values = [
    found.map(({ reason }) => reason),
    found.map(({ day }) => day),
    found.map(({ of_catalogue }) => of_catalogue),
    found.map(({ why }) => (why ? JSON.stringify(why) : null)),
  ] as unknown[][] as Knex.RawBinding[];
  await knex.raw(keepSql, values);
  await knex.raw(`
    update tasks set is_request = title like 'Ask your landlord: %', description = ''
    where source like 'care:%'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table tasks drop why, drop is_request');
}
