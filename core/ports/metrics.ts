import type { JobName, ScheduledJobName } from './jobs.ts';
import type { MailKind, MailOutcome } from './mailer.ts';

/** `route` is the template of an address, such as `/api/tasks/:id`. */
export type MeasuredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};
export type MeasuredJob = {
  readonly name: JobName | ScheduledJobName;
  readonly succeeded: boolean;
  readonly seconds: number;
};
export type CountedMail = { readonly kind: MailKind; readonly outcome: MailOutcome['status'] };

/**
 * Counts and measures what operators watch. No value contains an id, an address or anything else about a person. The
 * monitoring system keeps each combination of values, so each value is one of a few.
 */
export type Metrics = {
  /** A request that was answered. */
  countRequest(request: MeasuredRequest): void;
  /** One try of a job. */
  countJob(job: MeasuredJob): void;
  /** A mail that was given to the mail service, and what became of it. */
  countMail(mail: CountedMail): void;
  /** A failure in the background, as the reporter receives it. */
  countProblem(): void;
};

/** The jobs of one name. */
export type QueueState = {
  readonly name: JobName | ScheduledJobName;
  readonly waiting: number;
  /** Waiting for another try after a failure. */
  readonly retrying: number;
  readonly active: number;
  /** Put aside, because every try failed. */
  readonly failed: number;
  /** How long the oldest job that is due or was tried has existed; 0 if there is none. */
  readonly oldestSeconds: number;
};

/** The connections of this process to the database. */
export type PoolState = {
  readonly used: number;
  readonly free: number;
  /** Requests and jobs that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
};
