/** Encrypts what must be stored but never read in the database, such as another company's tokens. */
export type Secrets = {
  /**
   * Text that only `open` can read, and only with the same purpose. The purpose names the record and the field, so that
   * sealed text that is copied to another record can't be opened there. Sealing the same text again gives another
   * result.
   */
  seal(text: string, purpose: string): Promise<string>;
  /** The text; undefined for anything that was altered, or that was sealed for another purpose or by an unknown key. */
  open(sealed: string, purpose: string): Promise<string | undefined>;
  /** Whether the text was sealed with the present key, rather than with one that will be withdrawn. */
  isCurrent(sealed: string): boolean;
  /** Whether there is a key that will be withdrawn. Without one, nothing that can be opened has to be sealed again. */
  readonly hasPrevious: boolean;
};
