import type { CustomTask } from '#core/domain/time/recurrence.ts';
import type { CustomTaskStore } from '#core/ports/custom-task-store.ts';
import { keyOf, type Tables } from './database.ts';

/** The task as it is stored: what its meter showed is with the meter. */
const stored = ({ use, ...customTask }: CustomTask): CustomTask => ({
  ...customTask,
  ...(use && { use: { ...use, unit: '', readings: [] } }),
});

/** The task with what its meter shows. */
export function withMeter({ use, ...customTask }: CustomTask, { meters }: Tables): CustomTask {
  const meter = use && meters.get(keyOf(customTask.householdId, use.meter));
  if (!use || !meter) return customTask;
  return { ...customTask, use: { meter: use.meter, every: use.every, unit: meter.unit, readings: meter.readings } };
}

export function makeCustomTaskStore(tables: Tables): CustomTaskStore {
  const { customTasks } = tables;
  return {
    add: async (customTask) => {
      customTasks.set(keyOf(customTask.householdId, customTask.id), stored(customTask));
    },
    update: async (customTask) => {
      const key = keyOf(customTask.householdId, customTask.id);
      if (customTasks.has(key)) customTasks.set(key, stored(customTask));
    },
    delete: async (householdId, id) => customTasks.delete(keyOf(householdId, id)),
    list: async (householdId) =>
      [...customTasks.values()]
        .filter((customTask) => customTask.householdId === householdId)
        .map((customTask) => withMeter(customTask, tables)),
  };
}
