import type { CareTask } from '../care/care-task.ts';
import type { LastTime } from '../plan/types.ts';
import type { TaskSource } from '../tasks/task.ts';
import type { IsoDate } from '../time/dates.ts';
import type { CustomTask } from '../time/recurrence.ts';
import { everyBy } from './care-use.ts';
import type { Meter } from './meter.ts';
import { dayOfUse, type MeterDue } from './use.ts';

/** A task that is due by a meter, and after how much use. */
export type MeteredTask = MeterDue & { readonly source: TaskSource; readonly title: string; readonly every: number };

/** What can be due by a meter: the household's own tasks, and the care tasks of the home with their items. */
type Tasks = {
  readonly customTasks: readonly CustomTask[];
  readonly jobs: readonly { readonly item: { readonly name: string }; readonly task: CareTask }[];
  /** When each was last done. */
  readonly past: ReadonlyMap<TaskSource, LastTime>;
  readonly today: IsoDate;
};

/** What is due by the meter, with the day on which its use is estimated to be reached. */
export function dueByMeter(
  meter: Pick<Meter, 'id' | 'item' | 'unit' | 'readings'>,
  { customTasks, jobs, past, today }: Tasks,
): readonly MeteredTask[] {
  const { readings } = meter;
  const due = (source: TaskSource, title: string, every: number, first: IsoDate): MeteredTask => {
    const since = past.get(source)?.lastDoneOn ?? first;
    const on = dayOfUse({ every, readings }, since);
    return { source, title, every, since, ...(on !== undefined && { on }) };
  };
  return [
    ...customTasks.flatMap(({ id, title, use, anchor }) =>
      use?.meter === meter.id ? [due(`custom:${id}`, title, use.every, anchor)] : [],
    ),
    ...jobs.flatMap(({ item, task: { id, title, use } }) => {
      const every = everyBy(use, item.name, meter);
      return every === undefined ? [] : [due(`care:${id}`, title, every, readings[0]?.on ?? today)];
    }),
  ];
}
