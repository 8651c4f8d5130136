/** Generates ids for records: UUIDs. */
export type Ids = {
  /** A new one, which can't be guessed. */
  next(): string;
  /** The same one for the same name. Anyone who knows the name can compute it. */
  named(name: string): string;
};

/** A secret of 64 hexadecimal digits, made of two ids. */
export const newSecret = (ids: Ids): string => (ids.next() + ids.next()).replaceAll('-', '');
