/** Receives what operators should know, in addition to the results and errors that callers receive. */
export type Reporter = {
  /** A failure that no caller waits for, or a fact that a person has to act on. */
  problem(error: unknown): void;
  /** Something worth a line in the log. `data` holds ids and counts, never an address or a secret. */
  note(event: string, data: Readonly<Record<string, string | number | boolean>>): void;
};
