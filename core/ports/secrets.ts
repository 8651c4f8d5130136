/** Encrypts what must be stored but never read in the database, such as another company's tokens. */
export type Secrets = {
  /** Text that only `open` can read. Sealing the same text again gives another result. */
  seal(text: string): Promise<string>;
  /** The text; undefined for anything that was altered or that another key sealed. */
  open(sealed: string): Promise<string | undefined>;
};
