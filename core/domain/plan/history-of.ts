import type { TaskSource } from '../tasks/task.ts';
import type { IsoDate } from '../time/dates.ts';
import type { LastTime } from './types.ts';

/** The history by source, with what the household said about the time before Upkept. The later date counts. */
export function historyOf(
  entries: readonly (LastTime & { readonly source: TaskSource })[],
  lastDone: Readonly<Record<string, IsoDate | null>>,
): ReadonlyMap<TaskSource, LastTime> {
  const history = new Map<TaskSource, LastTime>(entries.map((entry) => [entry.source, entry]));
  for (const [id, day] of Object.entries(lastDone)) {
    const known = history.get(`care:${id}`);
    if (day === null || (known?.lastDoneOn !== undefined && known.lastDoneOn >= day)) continue;
    history.set(`care:${id}`, { ...known, lastDoneOn: day });
  }
  return history;
}
