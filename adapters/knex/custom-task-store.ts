import type { Knex } from 'knex';
import type { Reading } from '#core/domain/meters/meter.ts';
import type { Use } from '#core/domain/meters/use.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { CustomTask, Recurrence } from '#core/domain/time/recurrence.ts';
import type { Rhythm } from '#core/domain/time/rhythm.ts';
import type { CustomTaskStore } from '#core/ports/custom-task-store.ts';

export type CustomTaskRow = {
  household_id: string;
  id: string;
  category: string;
  title: string;
  instructions: string;
  importance: string;
  recurrence: Recurrence;
  anchor: IsoDate;
  minutes: number | null;
  rhythm: Rhythm | null;
  steps: readonly string[] | null;
  item: string | null;
  use: Use | null;
  unit: string | null;
  readings: readonly Reading[] | null;
  created_at: Date;
};

/** The custom tasks of households, oldest first, each with what its meter shows. */
export const customTasksSql = `
  select custom_tasks.*, meters.unit, meters.readings from custom_tasks
  left join meters on meters.household_id = custom_tasks.household_id
    and meters.id = (custom_tasks.use ->> 'meter')::uuid
  where custom_tasks.household_id = any(?::uuid[])
  order by custom_tasks.created_at, custom_tasks.id`;

export const customTaskOf = ({
  household_id,
  id,
  category,
  title,
  instructions,
  importance,
  recurrence,
  anchor,
  minutes,
  rhythm,
  steps,
  item,
  use,
  unit,
  readings,
}: CustomTaskRow): CustomTask => ({
  householdId: household_id,
  id,
  category,
  title,
  instructions,
  importance,
  recurrence,
  anchor,
  ...(minutes !== null && { minutes }),
  ...(rhythm !== null && { rhythm }),
  ...(steps !== null && { steps }),
  ...(item !== null && { item }),
  ...(use !== null && unit !== null && readings !== null && { use: { ...use, unit, readings } }),
});

const columnsOf = ({ householdId, minutes, rhythm, steps, item, use, ...customTask }: CustomTask) => ({
  household_id: householdId,
  ...customTask,
  minutes: minutes ?? null,
  rhythm: rhythm ? JSON.stringify(rhythm) : null,
  steps: steps ? JSON.stringify(steps) : null,
  item: item ?? null,
  use: use ? JSON.stringify({ meter: use.meter, every: use.every }) : null,
});

export function makeCustomTaskStore(trx: Knex.Transaction): CustomTaskStore {
  const customTasks = () => trx('custom_tasks');
  return {
    add: async (customTask) => {
      await customTasks().insert(columnsOf(customTask));
    },
    update: async (customTask) => {
      const { household_id, id, ...columns } = columnsOf(customTask);
      await customTasks().where({ household_id, id }).update(columns);
    },
    delete: async (householdId, id) => (await customTasks().where({ household_id: householdId, id }).delete()) > 0,
    list: async (householdId) => {
      const { rows } = await trx.raw<{ rows: CustomTaskRow[] }>(customTasksSql, [[householdId]]);
      return rows.map(customTaskOf);
    },
  };
}
