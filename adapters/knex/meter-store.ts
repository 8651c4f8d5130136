import type { Knex } from 'knex';
import type { Meter, Reading } from '#core/domain/meters/meter.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { MeterStore } from '#core/ports/meter-store.ts';

export type MeterRow = {
  household_id: string;
  id: string;
  name: string;
  unit: string;
  item: string | null;
  readings: readonly Reading[];
  ask_on: IsoDate | null;
};

/** The meters of households. */
export const metersSql = `
  select household_id, id, name, unit, item, readings, ask_on from meters
  where household_id = any(?::uuid[])
  order by created_at, id`;

export const meterOf = ({ household_id, id, name, unit, item, readings, ask_on }: MeterRow): Meter => ({
  householdId: household_id,
  id,
  name,
  unit,
  ...(item !== null && { item }),
  readings,
  ...(ask_on !== null && { askOn: ask_on }),
});

const columnsOf = ({ householdId, item, readings, askOn, ...meter }: Meter) => ({
  household_id: householdId,
  ...meter,
  item: item ?? null,
  ask_on: askOn ?? null,
  readings: JSON.stringify(readings),
});

export function makeMeterStore(trx: Knex.Transaction): MeterStore {
  const meters = () => trx('meters');
  return {
    list: async (householdId) => {
      const rows: readonly MeterRow[] = await meters()
        .where({ household_id: householdId })
        .orderBy(['created_at', 'id']);
      return rows.map(meterOf);
    },
    find: async (householdId, id) => {
      const row: MeterRow | undefined = await meters().where({ household_id: householdId, id }).first();
      return row && meterOf(row);
    },
    add: async (meter) => {
      await meters().insert(columnsOf(meter));
    },
    update: async (meter) => {
      const { household_id, id, ...columns } = columnsOf(meter);
      await meters().where({ household_id, id }).update(columns);
    },
    delete: async (householdId, id) => {
      await meters().where({ household_id: householdId, id }).delete();
    },
  };
}
