import type { ScheduledJobName } from '../domain/timetable.ts';

/** What is done later, outside the request that caused it. No job carries a secret, an address or a household's id. */
export type JobData = {
  readonly 'send-sign-in-link': { readonly linkId: string };
  readonly 'send-welcome': { readonly pendingJobId: string };
  readonly 'send-payment-problem': { readonly pendingJobId: string };
  readonly 'finish-departure': { readonly pendingJobId: string };
};
export type JobName = keyof JobData;
export type Job<Name extends JobName = JobName> = {
  readonly [Each in Name]: { readonly name: Each; readonly data: JobData[Each] };
}[Name];

/** Bound to a transaction: the job exists exactly if the transaction commits. */
export type JobQueue = { enqueue(job: Job): Promise<void> };

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** What is done by the timetable, by one of the workers at a time. */
export type ScheduledHandlers = { readonly [Name in ScheduledJobName]: () => Promise<unknown> };

/**
 * Works the queue off until stopped. A handler that throws is tried again later, waiting longer each time;
 * what keeps failing is put aside, not lost. Each job is handled at least once.
 */
export type JobWorker = {
  start(handlers: JobHandlers & ScheduledHandlers): Promise<void>;
  /** Lets running handlers finish. */
  stop(): Promise<void>;
};
