import type { ScheduledJobName } from '#core/domain/timetable.ts';

/** What is done later, outside the request that caused it. No job carries a secret or an address. */
export type Job = { readonly name: 'send-sign-in-link'; readonly data: { readonly linkId: string } };
export type JobName = Job['name'];

/** Bound to a transaction: the job exists exactly if the transaction commits. */
export type JobQueue = { enqueue(job: Job): Promise<void> };

export type JobHandlers = { readonly [Name in JobName]: (data: Extract<Job, { name: Name }>['data']) => Promise<void> };

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
