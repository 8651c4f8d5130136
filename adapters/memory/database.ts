import type { IsoDate } from '#core/domain/dates.ts';
import type { PassportLink } from '#core/domain/history/passport/link.ts';
import type { RecordedWork, TaskDetails } from '#core/domain/history/recorded-work.ts';
import type { Household } from '#core/domain/household.ts';
import type { CustomTask } from '#core/domain/recurrence.ts';
import type { Task } from '#core/domain/task.ts';
import type { Job } from '#core/ports/jobs.ts';
import type { PendingJob } from '#core/ports/pending-job-store.ts';
import type { Session } from '#core/ports/session-store.ts';
import type { SignInLink } from '#core/ports/sign-in-link-store.ts';
import type { SupportAction } from '#core/ports/support-action-store.ts';

/** Records are never modified in place, only replaced. */
export type Tables = {
  readonly households: Map<string, Household>;
  readonly sessions: Map<string, Session>;
  readonly signInLinks: Map<string, SignInLink & { readonly spentAt?: Date }>;
  /** By household, the Mondays of its planned weeks and the day on which each was planned. */
  readonly weeks: Map<string, ReadonlyMap<IsoDate, IsoDate>>;
  readonly tasks: Map<string, Task>;
  readonly customTasks: Map<string, CustomTask>;
  /** By household, the number of the provider reading that its subscription was last saved from. */
  readonly subscriptionReadings: Map<string, number>;
  /** By id of the payment provider's customer, the household that the customer belongs to. */
  readonly paymentCustomers: Map<string, string>;
  readonly paymentEvents: Map<string, Date>;
  readonly pendingJobs: Map<string, PendingJob>;
  readonly historyEntries: Map<string, RecordedWork>;
  readonly taskDetails: Map<string, TaskDetails>;
  /** By household. */
  readonly passportLinks: Map<string, PassportLink>;
  readonly supportActions: Map<string, Omit<SupportAction, 'householdId'> & { readonly householdId: string | null }>;
};

export type MemoryDatabase = {
  /** The committed data. A transaction replaces the whole object. */
  tables: Tables;
  /** Committed jobs that no worker has taken yet. */
  readonly jobs: Job[];
  /** Called after jobs were committed. */
  onJobs: () => void;
  /** The number of the last reading of the payment provider. */
  readings: number;
};

export function makeMemoryDatabase(): MemoryDatabase {
  const tables: Tables = {
    households: new Map(),
    sessions: new Map(),
    signInLinks: new Map(),
    weeks: new Map(),
    tasks: new Map(),
    customTasks: new Map(),
    subscriptionReadings: new Map(),
    paymentCustomers: new Map(),
    paymentEvents: new Map(),
    pendingJobs: new Map(),
    historyEntries: new Map(),
    taskDetails: new Map(),
    passportLinks: new Map(),
    supportActions: new Map(),
  };
  return { tables, jobs: [], onJobs: () => {}, readings: 0 };
}

export function copyOf(tables: Tables): Tables {
  return {
    households: new Map(tables.households),
    sessions: new Map(tables.sessions),
    signInLinks: new Map(tables.signInLinks),
    weeks: new Map(tables.weeks),
    tasks: new Map(tables.tasks),
    customTasks: new Map(tables.customTasks),
    subscriptionReadings: new Map(tables.subscriptionReadings),
    paymentCustomers: new Map(tables.paymentCustomers),
    paymentEvents: new Map(tables.paymentEvents),
    pendingJobs: new Map(tables.pendingJobs),
    historyEntries: new Map(tables.historyEntries),
    taskDetails: new Map(tables.taskDetails),
    passportLinks: new Map(tables.passportLinks),
    supportActions: new Map(tables.supportActions),
  };
}

/** The key of a household's record. It contains the household's id, so one household can't find another's records. */
export const keyOf = (householdId: string, id: string): string => `${householdId}/${id}`;
