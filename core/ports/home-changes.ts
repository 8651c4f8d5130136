/** Tells every process of the installation which homes have changed. Nothing is stored. */
export type HomeChanges = {
  /** Tells all who listen soon, and never throws: who learns nothing still sees the change at the next visit. */
  tell(homeIds: readonly string[]): void;
  /**
   * Calls `changed` after each change to the home, and whenever one may have been missed, until the function that it
   * returns is called. Several changes may become one call.
   */
  listen(homeId: string, changed: () => void): () => void;
};
