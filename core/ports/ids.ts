/** Generates ids for records: UUIDs. */
export type Ids = {
  /** A new one, which can't be guessed. */
  next(): string;
  /** The one of a name: the same for the same name. Whoever knows the name can compute it. */
  named(name: string): string;
};
