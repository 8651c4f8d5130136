/** The marks of deleted households, stored apart from the database, so that a restore can delete them again. */
export type DeletionList = {
  /** Creates an empty list if there is none. Throws if it can't be written. */
  begin(): Promise<void>;
  /** Adds a mark. Adding it again has no further effect. */
  add(mark: string, at: Date): Promise<void>;
  /**
   * Every mark in the list and in these other lists, which are files of the same kind. Throws an error that names the
   * list if one is missing or can't be read.
   */
  read(others: readonly string[]): Promise<ReadonlySet<string>>;
};
