/** Receives what operators should know, in addition to the results and errors that callers receive. */
export type Reporter = {
  /** A failure that no caller waits for, or a fact that a person has to act on; `job` is the job that failed. */
  problem(error: unknown, job?: { readonly queue: string; readonly jobId: string }): void;
  /** Something worth a line in the log. `data` holds ids and counts, never an address or a secret. */
  note(event: string, data: Readonly<Record<string, string | number | boolean>>): void;
};
