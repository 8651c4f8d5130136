import type { CareTask } from '../care/care-task.ts';
import type { LastTime } from '../plan/types.ts';
import type { TaskSource } from '../tasks/task.ts';
import { addDays, type IsoDate } from '../time/dates.ts';
import type { CustomTask } from '../time/recurrence.ts';
import { afterSteps } from '../time/rhythm.ts';
import { everyBy } from './care-use.ts';
import type { Meter } from './meter.ts';
import { dayOfUse, type MeterDue } from './use.ts';

/** A task that is due by a meter, and after how much use. */
export type MeteredTask = MeterDue & {
  readonly source: TaskSource;
  readonly title: string;
  readonly every: number;
  /** The day on which it is due even if its use isn't reached; absent if it is due by use alone. */
  readonly latest?: IsoDate;
};

/** The estimated day on which it is due: by its use, by its date if that is sooner, and today if it is overdue. */
export function estimateOf({ on, latest }: MeteredTask, today: IsoDate): IsoDate | undefined {
  if (on === undefined) return undefined;
  const due = latest !== undefined && latest < on ? latest : on;
  return due > today ? due : today;
}

/** What can be due by a meter: the household's own tasks, and the care tasks of the home with their items. */
type Tasks = {
  readonly customTasks: readonly CustomTask[];
  readonly jobs: readonly { readonly item: { readonly name: string }; readonly task: CareTask }[];
  /** When each was last done and skipped. */
  readonly past: ReadonlyMap<TaskSource, LastTime>;
  readonly today: IsoDate;
};

/** What is due by the meter, with the day on which its use is estimated to be reached. */
export function dueByMeter(
  meter: Pick<Meter, 'id' | 'item' | 'unit' | 'readings'>,
  { customTasks, jobs, past, today }: Tasks,
): readonly MeteredTask[] {
  const { readings } = meter;
  type Counted = Pick<MeteredTask, 'source' | 'title' | 'every'>;
  const due = (counted: Counted, first: IsoDate, after?: (since: IsoDate) => IsoDate): MeteredTask => {
    const { lastDoneOn = '', lastSkippedOn = '' } = past.get(counted.source) ?? {};
    const since = (lastDoneOn > lastSkippedOn ? lastDoneOn : lastSkippedOn) || first;
    const on = dayOfUse({ every: counted.every, readings }, since);
    return { ...counted, since, ...(on !== undefined && { on }), ...(after && { latest: after(since) }) };
  };
  return [
    ...customTasks.flatMap(({ id, title, use, anchor, rhythm }) =>
      use?.meter === meter.id
        ? [
            due(
              { source: `custom:${id}`, title, every: use.every },
              anchor,
              rhythm && ((since) => afterSteps(since, rhythm)),
            ),
          ]
        : [],
    ),
    ...jobs.flatMap(({ item, task: { id, title, use, intervalDays } }) => {
      const every = everyBy(use, item.name, meter);
      if (every === undefined) return [];
      const first = readings[0]?.on ?? today;
      return [due({ source: `care:${id}`, title, every }, first, (since) => addDays(since, intervalDays))];
    }),
  ];
}
