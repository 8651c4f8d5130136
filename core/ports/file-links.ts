export type LinkedFile = {
  readonly householdId: string;
  readonly id: string;
  /** The id of the shared passport that shows it; absent if the household's own people were shown it. */
  readonly passport?: string;
};

/** Signed tokens that show one file to everyone who has them, for an hour or two. */
export type FileLinks = {
  /** Returns the same token for the same file within an hour, so that browsers keep the picture. */
  issue(file: LinkedFile): string;
  /** Undefined for anything that we did not sign or that has expired. */
  verify(token: string): LinkedFile | undefined;
};
