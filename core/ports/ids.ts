/** Generates ids for records: unique UUIDs that can't be guessed. */
export type Ids = { next(): string };
