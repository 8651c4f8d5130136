import type { HistoryEntry, HistoryFact, Span } from '../domain/history/entry.ts';
import type { RecordedWork, TaskDetails } from '../domain/history/recorded-work.ts';
import type { IsoDate } from '../domain/time/dates.ts';

export type HistoryStore = {
  /** What was done, skipped or missed up to today, or in the span, newest first. Deleted entries are left out. */
  entries(householdId: string, timezone: string, today: IsoDate, span?: Span): Promise<readonly HistoryEntry[]>;
  /** What figures count of all those entries, in no order. */
  facts(householdId: string, timezone: string, today: IsoDate): Promise<readonly HistoryFact[]>;
  /** Adds work. */
  record(work: readonly RecordedWork[]): Promise<void>;
  /** Undefined for an unknown id or another household's. Finds deleted work too. Locks it until the transaction ends. */
  findRecorded(householdId: string, id: string): Promise<RecordedWork | undefined>;
  /** Replaces everything but the import, who recorded it, and the time of creation. */
  update(work: RecordedWork): Promise<void>;
  /** The number of recorded entries, deleted ones included, and of those as which all notes count besides. */
  countRecorded(householdId: string): Promise<number>;
  /** Deletes what an import added, for good. Returns what it deleted. */
  deleteImport(householdId: string, importId: string): Promise<readonly RecordedWork[]>;
  /** Undefined if nothing was added to the task. */
  findDetails(householdId: string, taskId: string): Promise<TaskDetails | undefined>;
  /** Adds or replaces what was added to a task. */
  saveDetails(details: TaskDetails): Promise<void>;
  /** Deletes for good what was deleted before the instant, of all households. Returns the number of entries. */
  deleteExpired(before: Date): Promise<number>;
};
