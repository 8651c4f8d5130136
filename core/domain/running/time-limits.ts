/**
 * How long anything waits for something that may never come, in milliseconds. Each limit of a step is shorter than that
 * of the whole that it belongs to, so that the step's failure can still be reported. See docs/decisions/0039.
 */

/** How long we wait for the database. */
export const databaseLimits = {
  /** Until a connection is open. */
  connectMs: 4_000,
  /** Until the pool has a connection for a caller. */
  acquireMs: 4_000,
  /** The same for the few connections of the queue, which several jobs share. */
  queueAcquireMs: 10_000,
  /** Until another transaction releases a row or a table. */
  lockMs: 3_000,
  /** The same for a migration, which holds up every other statement while it waits. */
  migrationLockMs: 10_000,
  /** One statement on all households, such as those of the scheduled jobs. The database ends it. */
  statementMs: 60_000,
  /** The same when the database doesn't answer at all. We close the connection. */
  answerMs: 65_000,
  /** How long a transaction waits for our next statement before the database ends it. */
  idleMs: 60_000,
  /** Everything that one request waits for the database: its connections, locks and statements. */
  requestMs: 4_500,
  /** The same for the question whether the database can be reached. */
  readinessMs: 1_500,
  /** Until the connections of a process that stops have ended. */
  closeMs: 1_000,
} as const;

/** The same for an examination of the installation, to which a slow database isn't an unreachable one. */
export const examinationLimits = { ...databaseLimits, connectMs: 20_000, acquireMs: 20_000 } as const;

/** How long the server waits for clients, and how many may be connected. */
export const clientLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: 10_000,
  /** From the first byte of a request to the end of its body. */
  requestMs: 20_000,
  /** Without a byte in either direction while a request is served. Longer than any vendor takes to answer. */
  silenceMs: 120_000,
  /**
   * From the connection to its first byte, and between two requests. Longer than proxies keep theirs, and than browsers keep
   * those that they opened ahead, so that it isn't the server that ends them: a request that is just being sent would fail.
   */
  idleMs: 75_000,
  /** How many may be open. */
  connections: 5_000,
} as const;

/** Streams that tell an open week of changes in its home. */
export const streamLimits = {
  /** A stream on which nothing has happened says that it is open. Shorter than proxies wait for a byte. */
  beatMs: 15_000,
  /** Between two messages of changes. What changes meanwhile is in the second one. */
  gapMs: 250,
  /** Until the client has to open another one, and so to prove again who it is. */
  longestMs: 300_000,
  /** How many a person may have at one process. A browser has one for each of its windows that is in sight. */
  ofPerson: 8,
  /** How many a process has. Connections for other requests are left. */
  ofProcess: 2_500,
} as const;

/** How long the start and the stop of a process wait. */
export const processLimits = {
  /** How long a server that starts refuses connections, before it says at its port for what it waits. */
  closedMs: 10_000,
  /** How long a server that has started serves only requests, before it also runs jobs. */
  headStartMs: 500,
  /** A start that waits longer for something says so in the log, and again each time that this passes. */
  quietMs: 3_000,
  /** The same for a stop, which waits for jobs. */
  quietStopMs: 10_000,
  /** How long a server that stops is not ready but serves requests, so that proxies send theirs elsewhere. */
  drainMs: 2_500,
  /** Until running requests end. */
  requestsMs: 3_000,
  /** From the first signal to the end of the process, whatever it still waits for. */
  stopMs: 20_000,
  /** Until the local database has recovered from a power cut, or another process releases it. */
  localDatabaseMs: 120_000,
} as const;

type Limits<Named> = { readonly [Name in keyof Named]: number };
export type DatabaseLimits = Limits<typeof databaseLimits>;
export type ClientLimits = Limits<typeof clientLimits>;
