import { emptyAppliance } from '../domain/appliances/appliance.ts';
import { partsUsedBy, withPartBack, withPartUsed } from '../domain/appliances/part.ts';
import type { Task } from '../domain/tasks/task.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type CountParts = ReturnType<typeof makeCountParts>;

/**
 * Counts down the parts that a task uses when it was just done, and gives them back when it is open again. The caller holds
 * the household locked, and calls it once for each change of the task.
 */
export const makeCountParts =
  () =>
  async ({ appliances, partUses }: Stores, { householdId, id, source, status }: Task): Promise<void> => {
    if (source === 'hand') return;
    if (status === 'done') {
      for (const appliance of await appliances.list(householdId)) {
        const names = partsUsedBy(appliance.parts, source);
        if (names.length === 0) continue;
        await partUses.add(names.map((name) => ({ householdId, taskId: id, item: appliance.item, name })));
        await appliances.save(householdId, { ...appliance, parts: names.reduce(withPartUsed, appliance.parts) });
      }
      return;
    }
    for (const { item, name } of await partUses.take(householdId, id)) {
      const appliance = (await appliances.find(householdId, item)) ?? emptyAppliance(item);
      const parts = withPartBack(appliance.parts, name);
      if (appliance.parts.length > 0) await appliances.save(householdId, { ...appliance, parts });
    }
  };
