import type { DueRange } from '../domain/plan/due-plans.ts';

/**
 * Jobs that follow a request or a scheduled job. None carries a secret, an address or a household's id. The queue
 * stores the names, so one that was released changes only with its former name in `adapters/pg-boss/former-names.ts`.
 */
export type JobData = {
  readonly 'send-sign-in-link': { readonly linkId: string };
  readonly 'send-welcome': { readonly pendingJobId: string };
  readonly 'send-premium-started': { readonly pendingJobId: string };
  readonly 'send-premium-ended': { readonly pendingJobId: string };
  /** `reminder`: that the receipt still waits for an answer; the first or the second one. */
  readonly 'send-declaration-receipt': { readonly declarationId: string; readonly reminder?: number };
  readonly 'send-reminder-request': { readonly reminderId: string };
  readonly 'execute-declaration': { readonly declarationId: string };
  readonly 'send-payment-problem': { readonly pendingJobId: string };
  readonly 'send-email-change': { readonly linkId: string; readonly bySupport?: true };
  readonly 'send-email-changed': { readonly linkId: string };
  readonly 'send-invitation': { readonly pendingJobId: string };
  readonly 'send-announcements': { readonly pendingJobId: string };
  readonly 'send-joined': { readonly pendingJobId: string };
  readonly 'send-removed': { readonly pendingJobId: string };
  readonly 'send-access-added': { readonly pendingJobId: string };
  readonly 'send-webhooks': { readonly pendingJobId: string };
  readonly 'send-webhook-paused': { readonly pendingJobId: string };
  readonly 'publish-home': { readonly pendingJobId: string };
  /** Of the homes that are no longer published. */
  readonly 'withdraw-homes': Readonly<Record<string, never>>;
  readonly 'update-customers': { readonly pendingJobId: string };
  readonly 'send-calendar-reconnect': { readonly pendingJobId: string };
  readonly 'sync-calendar': { readonly pendingJobId: string };
  readonly 'disconnect-calendar': { readonly pendingJobId: string };
  readonly 'refine-week': { readonly pendingJobId: string };
  /** `wasTold`: a mail confirmed this deletion before a backup brought the account back. */
  readonly 'finish-deletion': { readonly pendingJobId: string; readonly wasTold?: boolean };
  /** The summaries of one run. */
  readonly 'send-summaries': { readonly runId: string };
  readonly 'resume-summaries': { readonly pendingJobId: string };
  readonly 'send-summary-now': { readonly pendingJobId: string };
  /** The due plans between two places. */
  readonly 'plan-shard': DueRange;
};
export type JobName = keyof JobData;
/** The jobs that carry only the id of a pending job. */
export type PendingJobName = {
  readonly [Name in JobName]: JobData[Name] extends { readonly pendingJobId: string } ? Name : never;
}[JobName];
export type Job<Name extends JobName = JobName> = {
  readonly [Each in Name]: { readonly name: Each; readonly data: JobData[Each] };
}[Name];

/** When a job may run: after so many seconds, and while a worker runs no other of that name for the same person. */
type JobTurn = { readonly afterSeconds?: number; readonly personId?: string };

/** Bound to a transaction: the job exists only if the transaction commits. */
export type JobQueue = { enqueue(job: Job, turn?: JobTurn): Promise<void> };

/** `stopping` is aborted when the worker is asked to stop. A handler that takes long then leaves the rest to a retry. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name], stopping: AbortSignal) => Promise<void>;
};

/** Jobs that run at fixed times. Each may run twice without harm. */
export type ScheduledJobName =
  | 'delete-expired-entries'
  | 'delete-expired-files'
  | 'delete-expired-links'
  | 'delete-expired-payment-events'
  | 'delete-expired-runs'
  | 'generate-weeks'
  | 'purge-calendars'
  | 'queue-calendar-syncs'
  | 'queue-refinements'
  | 'queue-summaries'
  | 'reconcile-billing'
  | 'remind-declarations'
  | 'send-guide-reminders'
  | 'send-pushes';

/** Only one worker runs a scheduled job at a time. */
export type ScheduledHandlers = { readonly [Name in ScheduledJobName]: () => Promise<unknown> };

/**
 * Runs the jobs in the queue until it is stopped. When a handler throws, the job is tried again after longer and longer
 * pauses. A job that keeps failing is put aside, not lost. Each job is handled at least once.
 */
export type JobWorker = {
  start(handlers: JobHandlers & ScheduledHandlers): Promise<void>;
  /**
   * Without starting: runs the jobs that are due, one at a time and the longest due first, until none is left. Yields
   * each job once it has ended; those that it has enqueued follow. A failed job waits for its retry, or is put aside.
   */
  runDue(handlers: JobHandlers & ScheduledHandlers): AsyncIterable<EndedJob>;
  /** Signals to running handlers that the worker stops, and waits until they have finished. */
  stop(): Promise<void>;
};

/** A try of a job that has ended. */
export type EndedJob = { readonly name: JobName | ScheduledJobName; readonly succeeded: boolean };

/** A job whose retries are used up. */
export type FailedJob = {
  readonly id: string;
  readonly name: JobName;
  /** When it was put aside. */
  readonly failedAt: Date;
  /** The description of its last failure, without addresses. */
  readonly reason: string;
};

export type FailedJobs = {
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<readonly FailedJob[]>;
  /** Returns the job to its queue, where it begins with all its retries. False when no such job is put aside. */
  retry(id: string): Promise<boolean>;
};
