import type { Knex } from 'knex';
import type { PersonalData } from '#core/ports/personal-data.ts';

type Key = 'id' | 'household_id' | 'person_id' | 'email';
/** A table with rows of a home or a person, and the column that identifies it. */
type PersonalTable = { table: string; key: Key; outlives: boolean; isOwn: boolean; columns: string[] };
type Subject = { readonly table: 'households' | 'persons'; readonly keys: readonly Key[] };

const home: Subject = { table: 'households', keys: ['household_id'] };
const person: Subject = { table: 'persons', keys: ['person_id', 'email'] };

/**
 * Read from the schema, so that new tables are found automatically: a table with one of the keys contains rows of the
 * subject, whose own row comes last, because others may refer to it. A row outlives the subject if its key may be null.
 * `isOwn`: each row is about one person, such as their settings, so of a home it isn't the others' to read.
 */
const personalTables = `
  select c.relname as table, k.key,
    bool_or(a.attname = k.key and k.key <> 'id' and not a.attnotnull) as outlives,
    c.relname <> 'memberships' and bool_or(a.attname = 'person_id' and a.attnotnull) as "isOwn",
    array_agg(a.attname::text order by a.attnum)
      filter (where coalesce(col_description(c.oid, a.attnum), '') <> 'secret') as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (
    select case when c.relname = :table then 'id' else (
      select key from unnest(:keys::text[]) with ordinality keys (key, place)
      where exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = key and not o.attisdropped)
      order by place limit 1
    ) end as key
  ) k
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and k.key is not null
  group by c.relname, k.key
  order by k.key = 'id', c.relname`;

export function makePersonalData(trx: Knex.Transaction): PersonalData {
  const tables = async ({ table, keys }: Subject) =>
    (await trx.raw<{ rows: PersonalTable[] }>(personalTables, { table, keys: [...keys] })).rows;

  type Values = { readonly id: string; readonly email?: string };
  const rowsOf = ({ table, key }: PersonalTable, { id, email }: Values) =>
    trx(table).where({ [key]: key === 'email' ? email : id });

  async function read(subject: Subject, values: Values) {
    const data: Record<string, readonly unknown[]> = {};
    for (const table of await tables(subject)) {
      if (subject === home && table.isOwn) continue;
      const rows = await rowsOf(table, values).select(table.columns);
      if (rows.length > 0) data[table.table] = rows;
    }
    return data;
  }

  async function remove(subject: Subject, values: Values) {
    for (const table of await tables(subject)) {
      const rows = rowsOf(table, values);
      await (table.outlives ? rows.update({ [table.key]: null }) : rows.delete());
    }
  }

  return {
    readHome: (id) => read(home, { id }),
    deleteHome: (id) => remove(home, { id }),
    readPerson: (of) => read(person, of),
    deletePerson: (of) => remove(person, of),
  };
}
