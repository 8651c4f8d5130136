import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { CustomTask, Recurrence } from '#core/domain/time/recurrence.ts';
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
});

export function makeCustomTaskStore(trx: Knex.Transaction): CustomTaskStore {
  const customTasks = () => trx<CustomTaskRow>('custom_tasks');
  return {
    add: async ({ householdId, ...customTask }: CustomTask) => {
      await customTasks().insert({ household_id: householdId, ...customTask });
    },
    update: async ({ householdId, id, minutes, ...customTask }) => {
      await customTasks()
        .where({ household_id: householdId, id })
        .update({ ...customTask, minutes: minutes ?? null });
    },
    delete: async (householdId, id) => (await customTasks().where({ household_id: householdId, id }).delete()) > 0,
    list: async (householdId) => {
      const rows = await customTasks().where({ household_id: householdId }).orderBy(['created_at', 'id']);
      return rows.map(customTaskOf);
    },
  };
}
