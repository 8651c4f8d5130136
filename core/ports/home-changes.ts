/** News of homes that have changed, for every process of the installation. Nothing is stored. */
export type HomeChanges = {
  /**
   * Reports changes, soon, to all who listen, and which page made them, if one did. Never throws: a page that learns
   * nothing shows them when it is next opened.
   */
  tell(homeIds: readonly string[], pageId?: string): void;
  /**
   * Calls `changed` after each change to the home, and whenever one may have been missed, until the function that it
   * returns is called. Names the page that made the change, if one did. Several changes of one page may become one call.
   */
  listen(homeId: string, changed: (pageId?: string) => void): () => void;
  /** Whether changes would be heard now. False, for example, while the database is away. */
  isListening(): boolean;
};
