/** Something that an operator has to correct at a vendor or in the settings. Quotes no secret. */
export type SetupProblem = {
  /** `fail`: it doesn't work. `warn`: it works in part, or could not be checked. */
  readonly severity: 'fail' | 'warn';
  /** What is wrong, as a sentence that names the setting. */
  readonly what: string;
  /** What to do, as a sentence. */
  readonly advice: string;
};
