import type { LastTime } from '../plan/types.ts';
import type { TaskSource } from '../tasks/task.ts';
import type { CustomTask } from '../time/recurrence.ts';
import { dayOfUse, type MeterDue } from './use.ts';

/** A task that is due by a meter, and after how much use. */
export type MeteredTask = MeterDue & { readonly customTask: CustomTask; readonly every: number };

/** What is due by the meter, with the day on which its use is estimated to be reached. `past` says when each was last done. */
export const dueByMeter = (
  meterId: string,
  customTasks: readonly CustomTask[],
  past: ReadonlyMap<TaskSource, LastTime>,
): readonly MeteredTask[] =>
  customTasks.flatMap((customTask) => {
    const { id, use, anchor } = customTask;
    if (use?.meter !== meterId) return [];
    const since = past.get(`custom:${id}`)?.lastDoneOn ?? anchor;
    const on = dayOfUse(use, since);
    return [{ customTask, every: use.every, since, ...(on !== undefined && { on }) }];
  });
