/**
 * Jobs that follow a request or a scheduled job. None carries a secret, an address or a household's id. The queue stores the names, so a
 * released name never changes.
 */
export type JobData = {
  readonly 'send-sign-in-link': { readonly linkId: string };
  readonly 'send-welcome': { readonly pendingJobId: string };
  readonly 'send-payment-problem': { readonly pendingJobId: string };
  readonly 'finish-departure': { readonly pendingJobId: string };
  /** One of `shards` equal parts of all households, counted from 0. */
  readonly 'plan-shard': { readonly shard: number; readonly shards: number };
};
export type JobName = keyof JobData;
export type Job<Name extends JobName = JobName> = {
  readonly [Each in Name]: { readonly name: Each; readonly data: JobData[Each] };
}[Name];

/** Bound to a transaction: the job exists only if the transaction commits. */
export type JobQueue = { enqueue(job: Job): Promise<void> };

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Jobs that run at fixed times. Each may run twice without harm. */
export type ScheduledJobName =
  | 'forget-deleted-entries'
  | 'forget-expired-links'
  | 'forget-payment-events'
  | 'generate-weeks'
  | 'reconcile-billing';

/** Only one worker runs a scheduled job at a time. */
export type ScheduledHandlers = { readonly [Name in ScheduledJobName]: () => Promise<unknown> };

/**
 * Runs the jobs in the queue until it is stopped. When a handler throws, the job is tried again after longer and longer
 * pauses. A job that keeps failing is put aside, not lost. Each job is handled at least once.
 */
export type JobWorker = {
  start(handlers: JobHandlers & ScheduledHandlers): Promise<void>;
  /** Waits until running handlers have finished. */
  stop(): Promise<void>;
};
