/** One signed-in browser. It is over once its row is gone. */
export type Session = {
  readonly householdId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

export type SessionStore = {
  add(session: Session): Promise<void>;
  /** The household's sessions that have not been ended, those that have lain idle too long included; by id. */
  list(householdId: string): Promise<readonly Session[]>;
  /** Moves `lastSeenAt`; nothing happens to a session that has ended. */
  touch(householdId: string, id: string, at: Date): Promise<void>;
  /** Ending twice is as ending once. */
  end(householdId: string, id: string): Promise<void>;
  endAll(householdId: string): Promise<void>;
};
