import type { Knex } from 'knex';
import type { Household } from '#core/domain/household.ts';
import type { PersonalData } from '#core/ports/personal-data.ts';

/** A table with rows of households, and the column that identifies the household. */
type PersonalTable = { table: string; key: 'id' | 'household_id' | 'email'; outlives: boolean; columns: string[] };

/**
 * Read from the schema, so that new tables are found automatically: a table with a column `household_id` or `email` is
 * personal. The household's own row comes last, because others may refer to it.
 */
const personalTables = `
  select c.relname as table, k.key,
    bool_or(a.attname = 'household_id' and not a.attnotnull) as outlives,
    array_agg(a.attname::text order by a.attnum)
      filter (where coalesce(col_description(c.oid, a.attnum), '') <> 'secret') as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (
    select case
      when c.relname = 'households' then 'id'
      when exists (select from pg_attribute h where h.attrelid = c.oid and h.attname = 'household_id'
        and not h.attisdropped) then 'household_id'
      when exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'email'
        and not e.attisdropped) then 'email'
    end as key
  ) k
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and k.key is not null
  group by c.relname, k.key
  order by k.key = 'id', c.relname`;

export function makePersonalData(trx: Knex.Transaction): PersonalData {
  const tables = async () => (await trx.raw<{ rows: PersonalTable[] }>(personalTables)).rows;
  const whose = ({ key }: PersonalTable, { id, email }: Pick<Household, 'id' | 'email'>) => ({
    [key]: key === 'email' ? email : id,
  });

  return {
    read: async (household) => {
      const data: Record<string, readonly unknown[]> = {};
      for (const personal of await tables()) {
        const rows = await trx(personal.table).select(personal.columns).where(whose(personal, household));
        if (rows.length > 0) data[personal.table] = rows;
      }
      return data;
    },
    remove: async (household) => {
      for (const personal of await tables()) {
        const rows = trx(personal.table).where(whose(personal, household));
        await (personal.outlives ? rows.update({ household_id: null }) : rows.delete());
      }
    },
  };
}
