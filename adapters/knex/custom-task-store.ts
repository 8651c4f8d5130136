import type { Knex } from 'knex';
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
  created_at: Date;
};

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
});

const columnsOf = ({ householdId, minutes, rhythm, steps, item, ...customTask }: CustomTask) => ({
  household_id: householdId,
  ...customTask,
  minutes: minutes ?? null,
  rhythm: rhythm ? JSON.stringify(rhythm) : null,
  steps: steps ? JSON.stringify(steps) : null,
  item: item ?? null,
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
      const rows: readonly CustomTaskRow[] = await customTasks()
        .where({ household_id: householdId })
        .orderBy(['created_at', 'id']);
      return rows.map(customTaskOf);
    },
  };
}
