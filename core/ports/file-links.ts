export type LinkedFile = {
  readonly householdId: string;
  readonly id: string;
  /** Who is shown it: everyone who has the shared passport with this id, or a person of the home. */
  readonly passport?: string;
  readonly reader?: string;
};

/** Signed tokens that show one file to everyone who has them, for an hour or two. */
export type FileLinks = {
  /** Returns the same token for the same file within an hour, so that browsers keep the picture. */
  issue(file: LinkedFile): string;
  /** With the passport or the reader. Undefined for anything that we did not sign or that has expired. */
  verify(token: string): LinkedFile | undefined;
};
