import type { DropReason } from '../domain/advice/checked-steps.ts';
import type { Urgency } from '../domain/advice/triage/urgency.ts';
import type { RefinementOutcome } from '../domain/advice/week/refinement.ts';
import type { CommandOutcome } from '../domain/home-assistant/outcome.ts';
import type { RunKind } from '../domain/running/run.ts';
import type { DeclarationProblem } from '../domain/selling/declaration.ts';
import type { AdvisorRequest } from './advisor.ts';
import type { JobName, ScheduledJobName } from './jobs.ts';
import type { MailKind, MailOutcome } from './mailer.ts';

/** `route` is the template of an address, such as `/api/tasks/:id`. */
type MeasuredRequest = {
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
/** `stopped`: the user went away before the end. `micros` is what it cost. */
export type CountedCall = {
  readonly kind: AdvisorRequest['kind'];
  readonly outcome: 'answered' | 'refused' | 'timed-out' | 'failed' | 'stopped';
  readonly micros: number;
};

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
  /** A call to the assistant's model, and what became of it. */
  countAdvisorCall(call: CountedCall): void;
  /** A week for which the assistant was asked, and what became of its proposal. */
  countRefinement(outcome: RefinementOutcome): void;
  /** A question to the assistant, and how urgent it is. */
  countQuestion(urgency: Urgency): void;
  /** A statement of the model that wasn't shown, and why. */
  countDropped(reason: DropReason): void;
  /** A message from the broker, and what became of it. */
  countHomeCommand(outcome: CommandOutcome): void;
  /** Whether this process is connected to the broker. */
  setBrokerConnected(isConnected: boolean): void;
  /** A failure in the background, as the reporter receives it. */
  countProblem(): void;
  /** A client that closed the connection before it had the whole answer. */
  countClientLeft(): void;
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

/** The households of the runs of one kind that began within the last day. */
export type RunTotals = {
  readonly kind: RunKind;
  /** How many of the runs are still tried again. */
  readonly unfinished: number;
  readonly expected: number;
  readonly done: number;
  readonly failed: number;
  /** How many were left out, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
};

/** The weekly summaries whose time has come. */
export type SummaryBacklog = {
  /** Not queued yet. */
  readonly due: number;
  /** Queued or being sent. */
  readonly open: number;
  /** How late the oldest of both is; 0 if there is none. */
  readonly oldestSeconds: number;
};

/** What all processes share, as the database has it. */
export type StoredState = {
  readonly queues: readonly QueueState[];
  readonly runs: readonly RunTotals[];
  readonly summaries: SummaryBacklog;
  /** How many declarations of buyers a person has to look at, by reason. */
  readonly declarations: Readonly<Record<DeclarationProblem, number>>;
  /** Since the last backup or, before the first one, since the installation. */
  readonly backupAgeSeconds: number;
};
