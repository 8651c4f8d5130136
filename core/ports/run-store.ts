import type { Run, RunKind } from '../domain/running/run.ts';

export type RunStore = {
  /** Adds the run, or replaces the one with its id. Locks it until the transaction ends. */
  save(run: Run): Promise<void>;
  /** Undefined for an unknown id. Locks the run until the transaction ends. */
  find(id: string): Promise<Run | undefined>;
  /** The runs that began last, the newest first, at most `limit`. Failures of deleted households are only counted. */
  latest(kind: RunKind, limit: number): Promise<readonly Run[]>;
  /** Deletes the runs that began before the instant, and returns their number. */
  deleteBefore(before: Date): Promise<number>;
};
