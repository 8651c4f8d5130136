import type { Knex } from 'knex';
import type { Appliance } from '#core/domain/appliances/appliance.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { ApplianceStore } from '#core/ports/appliance-store.ts';

type ApplianceRow = Pick<Appliance, 'item' | 'maker' | 'model' | 'serial' | 'shop' | 'manual' | 'parts'> & {
  household_id: string;
  bought_on: IsoDate | null;
  /** A `bigint`, which the driver returns as a string. */
  price_minor: string | number | null;
  currency: string | null;
  warranty_until: IsoDate | null;
  reminder_id: string | null;
};

const applianceOf = (row: ApplianceRow): Appliance => ({
  item: row.item,
  maker: row.maker,
  model: row.model,
  serial: row.serial,
  shop: row.shop,
  manual: row.manual,
  parts: row.parts,
  ...(row.bought_on !== null && { boughtOn: row.bought_on }),
  ...(row.price_minor !== null &&
    row.currency !== null && { price: { minor: Number(row.price_minor), currency: row.currency } }),
  ...(row.warranty_until !== null && { warrantyUntil: row.warranty_until }),
  ...(row.reminder_id !== null && { reminderId: row.reminder_id }),
});

const columnsOf = ({ boughtOn, price, warrantyUntil, reminderId, parts, ...texts }: Appliance) => ({
  ...texts,
  parts: JSON.stringify(parts),
  bought_on: boughtOn ?? null,
  price_minor: price?.minor ?? null,
  currency: price?.currency ?? null,
  warranty_until: warrantyUntil ?? null,
  reminder_id: reminderId ?? null,
});

export function makeApplianceStore(trx: Knex.Transaction): ApplianceStore {
  const appliances = () => trx('appliances');
  return {
    list: async (householdId) => {
      const rows: readonly ApplianceRow[] = await appliances()
        .where({ household_id: householdId })
        .orderByRaw('item collate "C"');
      return rows.map(applianceOf);
    },
    find: async (householdId, item) => {
      const row: ApplianceRow | undefined = await appliances().where({ household_id: householdId, item }).first();
      return row && applianceOf(row);
    },
    save: async (householdId, appliance) => {
      await appliances()
        .insert({ household_id: householdId, ...columnsOf(appliance) })
        .onConflict(['household_id', 'item'])
        .merge();
    },
    delete: async (householdId, item) => {
      await appliances().where({ household_id: householdId, item }).delete();
    },
  };
}
