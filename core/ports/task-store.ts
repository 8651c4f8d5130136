import type { PastTurn } from '../domain/plan/learned/gaps.ts';
import type { LastTime } from '../domain/plan/types.ts';
import type { Share } from '../domain/tasks/choose-assignees.ts';
import type { Task, TaskSource } from '../domain/tasks/task.ts';
import type { IsoDate } from '../domain/time/dates.ts';

export type SourceHistory = LastTime & { readonly source: TaskSource };

export type TaskStore = {
  /** Undefined for an unknown id or another household's. Locks the task until the transaction ends. */
  find(householdId: string, id: string): Promise<Task | undefined>;
  /** Tasks of any status scheduled from `from` to `to`, by day, then by id. Locks them until the transaction ends. */
  between(householdId: string, from: IsoDate, to: IsoDate): Promise<readonly Task[]>;
  /**
   * One entry for each source that was ever done or skipped, except `hand`; by source. Work that the household recorded
   * for a care task counts as done.
   */
  history(householdId: string, timezone: string): Promise<readonly SourceHistory[]>;
  /** Every turn that was ever planned, and recorded work for care tasks, in any order. */
  pastTurns(householdId: string, timezone: string): Promise<readonly PastTurn[]>;
  /** The number of tasks that the household ever added by hand, and of those as which their descriptions count besides. */
  countByHand(householdId: string): Promise<number>;
  /** Adds the tasks whose (source, occurrence) the household doesn't have yet. Returns the number of added tasks. */
  addMissing(tasks: readonly Task[]): Promise<number>;
  /** Writes what may change: status, completedAt, scheduledOn, moved, title, description, category, isRequest, minutes, line and assignedTo. */
  update(task: Task): Promise<void>;
  /** Gives tasks to people by their ids, or to everyone. */
  assign(householdId: string, assignees: ReadonlyMap<string, string | null>): Promise<void>;
  /**
   * What people did, or are to do, of the tasks that are scheduled from `from` to `to` and not skipped, by day. A done
   * task is a share of the person who completed it.
   */
  shares(householdId: string, from: IsoDate, to: IsoDate): Promise<readonly Share[]>;
  /** Deletes the household's tasks with these ids. */
  delete(householdId: string, ids: readonly string[]): Promise<void>;
};
