import type { Origin } from './origins.ts';

/** A job that failed, and the request that caused it. */
type FailedWork = { readonly queue: string; readonly jobId: string } & Partial<Origin>;

/** Receives what operators should know, in addition to the results and errors that callers receive. */
export type Reporter = {
  /** A failure that no caller waits for, or a fact that a person has to act on; `job` is the job that failed. */
  problem(error: unknown, job?: FailedWork): void;
  /** Something worth a line in the log. `data` holds ids and counts, never an address or a secret. */
  note(event: string, data: Readonly<Record<string, string | number | boolean>>): void;
};
