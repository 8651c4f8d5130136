/** The marks of deleted households, stored apart from the database, so that a restore can delete them again. */
export type DeletionList = {
  /** Adds a mark. Adding it again has no further effect. */
  add(mark: string, at: Date): Promise<void>;
  /** Every mark in the list and in these other lists, which are files of the same kind. Throws if one can't be read. */
  read(others: readonly string[]): Promise<ReadonlySet<string>>;
};
