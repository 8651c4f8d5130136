import type { Knex } from 'knex';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { PartUseStore } from '#core/ports/part-use-store.ts';

type PartUseRow = { household_id: string; task_id: string; item: string; name: string };

export function makePartUseStore(trx: Knex.Transaction): PartUseStore {
  const uses = () => trx<PartUseRow>('part_uses');
  return {
    add: async (added) => {
      if (added.length === 0) return;
      await uses().insert(
        added.map(({ householdId, taskId, item, name }) => ({
          household_id: householdId,
          task_id: taskId,
          item,
          name,
        })),
      );
    },
    take: async (householdId, taskId) => {
      const rows = await uses()
        .where({ household_id: householdId, task_id: taskId })
        .delete()
        .returning(['item', 'name']);
      return rows
        .map(({ item, name }) => ({ householdId, taskId, item, name }))
        .toSorted((one, other) => compareText(one.item, other.item) || compareText(one.name, other.name));
    },
  };
}
