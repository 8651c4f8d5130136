/** One deliberate mistake that breaks a promise of the product, and the tests that catch it. */
export type Break = {
  /** A sentence that describes the failure. */
  readonly what: string;
  readonly file: string;
  /** A text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Test files, at least one of which fails with the mistake in place. */
  readonly tests: readonly string[];
};
