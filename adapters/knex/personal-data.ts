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
  select c.table_name as table, k.key,
    bool_or(c.column_name = 'household_id' and c.is_nullable = 'YES') as outlives,
    array_agg(c.column_name::text order by c.ordinal_position)
      filter (where coalesce(d.description, '') <> 'secret') as columns
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join pg_description d on d.objoid = to_regclass(quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))
    and d.objsubid = c.ordinal_position
  cross join lateral (
    select case
      when c.table_name = 'households' then 'id'
      when exists (select from information_schema.columns h where h.table_schema = c.table_schema
        and h.table_name = c.table_name and h.column_name = 'household_id') then 'household_id'
      when exists (select from information_schema.columns e where e.table_schema = c.table_schema
        and e.table_name = c.table_name and e.column_name = 'email') then 'email'
    end as key
  ) k
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and k.key is not null
  group by c.table_name, k.key
  order by k.key = 'id', c.table_name`;

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
