/** A term of the trade that is translated one way. */
export type Term = {
  /** What is translated, for translators; absent where only the rival is wrong, such as a misspelling. */
  readonly english?: RegExp;
  readonly term: string;
  /** Rivals that are wrong, or that name something else. */
  readonly wrong: RegExp;
};
