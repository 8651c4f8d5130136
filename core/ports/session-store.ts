/** One signed-in browser. */
export type Session = {
  readonly personId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** When the person last confirmed that it's them; absent if they haven't since they signed in. */
  readonly confirmedAt?: Date;
  /** The home that the browser used last. The person may have left it since. */
  readonly homeId: string;
  /** The browser and its system, such as `Firefox on Windows`; absent if it didn't say. At most 60 characters. */
  readonly device?: string;
};

export type SessionStore = {
  add(session: Session): Promise<void>;
  /** Undefined if it has ended or is another person's. */
  find(personId: string, id: string): Promise<Session | undefined>;
  /** The person's sessions, including expired ones that nothing has ended; by id. */
  list(personId: string): Promise<readonly Session[]>;
  /** Sets `lastSeenAt`. Has no effect on a session that has ended. */
  touch(personId: string, id: string, at: Date): Promise<void>;
  /** Sets `confirmedAt`. Has no effect on a session that has ended. */
  confirm(personId: string, id: string, at: Date): Promise<void>;
  /** Sets `homeId`. Has no effect on a session that has ended. */
  useHome(personId: string, id: string, homeId: string): Promise<void>;
  /** Ending it again has no further effect. */
  end(personId: string, id: string): Promise<void>;
  endAll(personId: string): Promise<void>;
};
