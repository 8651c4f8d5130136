import type { CustomTaskStore } from './custom-task-store.ts';
import type { CustomerStore } from './customer-store.ts';
import type { HistoryStore } from './history-store.ts';
import type { HouseholdStore } from './household-store.ts';
import type { JobQueue } from './jobs.ts';
import type { PassportLinkStore } from './passport-link-store.ts';
import type { PendingJobStore } from './pending-job-store.ts';
import type { PersonalData } from './personal-data.ts';
import type { PlanStore } from './plan-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SignInLinkStore } from './sign-in-link-store.ts';
import type { SupportActionStore } from './support-action-store.ts';
import type { TaskStore } from './task-store.ts';
import type { WeekStore } from './week-store.ts';

export type Stores = {
  readonly households: HouseholdStore;
  readonly sessions: SessionStore;
  readonly signInLinks: SignInLinkStore;
  readonly weeks: WeekStore;
  readonly tasks: TaskStore;
  readonly customTasks: CustomTaskStore;
  readonly customers: CustomerStore;
  readonly history: HistoryStore;
  readonly passportLinks: PassportLinkStore;
  readonly pendingJobs: PendingJobStore;
  readonly plans: PlanStore;
  readonly supportActions: SupportActionStore;
  readonly personalData: PersonalData;
  readonly jobs: JobQueue;
};

export type UnitOfWork = {
  /** Commits everything that `work` does through the stores, or nothing when it throws. */
  run<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
};
