/** One signed-in browser. */
export type Session = {
  readonly householdId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The browser and its system, such as `Firefox on Windows`; absent if it didn't say. At most 60 characters. */
  readonly device?: string;
};

export type SessionStore = {
  add(session: Session): Promise<void>;
  /** The household's sessions, including expired ones that nothing has ended; by id. */
  list(householdId: string): Promise<readonly Session[]>;
  /** Sets `lastSeenAt`. Has no effect on a session that has ended. */
  touch(householdId: string, id: string, at: Date): Promise<void>;
  /** Ending it again has no further effect. */
  end(householdId: string, id: string): Promise<void>;
  endAll(householdId: string): Promise<void>;
};
