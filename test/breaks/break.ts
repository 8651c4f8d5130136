/** One deliberate mistake in one file, and the tests that catch it. */
export type Break = {
  /** A sentence that says what goes wrong. */
  readonly what: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Test files, at least one of which fails with the mistake. */
  readonly tests: readonly string[];
};
