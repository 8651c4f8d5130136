import type { IsoDate } from '../domain/dates.ts';
import type { LastTime } from '../domain/plan-week/types.ts';
import type { Task, TaskSource } from '../domain/task.ts';

export type SourceHistory = LastTime & { readonly source: TaskSource };

export type TaskStore = {
  /** Undefined for an id that is unknown or another household's. Holds the task until the transaction ends. */
  find(householdId: string, id: string): Promise<Task | undefined>;
  /** Of any status, scheduled from `from` up to and including `to`; by day, then by id. Holds them until the transaction ends. */
  between(householdId: string, from: IsoDate, to: IsoDate): Promise<readonly Task[]>;
  /** One entry for each source that was ever done or skipped, but for those added by hand; by source. */
  history(householdId: string, timezone: string): Promise<readonly SourceHistory[]>;
  /** Adds the tasks whose (source, occurrence) the household doesn't have yet. Returns the number of added tasks. */
  addMissing(tasks: readonly Task[]): Promise<number>;
  /** Writes status, completedAt, scheduledOn and moved. */
  update(task: Task): Promise<void>;
  /** Removes tasks for good; those of other households stay. */
  remove(householdId: string, ids: readonly string[]): Promise<void>;
};
