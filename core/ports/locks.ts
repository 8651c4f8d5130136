/** Locks that all servers and workers of a database share. */
export type Locks = {
  /**
   * Runs the work while no other caller holds the name. The others wait for it. The work may call vendors, because no
   * transaction is open. If the process dies, the lock ends. Throws `storage_unavailable` if another
   * process keeps the lock for a minute.
   */
  hold<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
};
