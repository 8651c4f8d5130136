import type { AddressStore } from './address-store.ts';
import type { AdviceStore } from './advice-store.ts';
import type { ApplianceStore } from './appliance-store.ts';
import type { CalendarFeedStore } from './calendar-feed-store.ts';
import type { CalendarStore } from './calendar-store.ts';
import type { CalendarVisitStore } from './calendar-visit-store.ts';
import type { CustomTaskStore } from './custom-task-store.ts';
import type { CustomerStore } from './customer-store.ts';
import type { EmailChangeStore } from './email-change-store.ts';
import type { HistoryStore } from './history-store.ts';
import type { HouseholdStore } from './household-store.ts';
import type { JobQueue } from './jobs.ts';
import type { PassportLinkStore } from './passport-link-store.ts';
import type { PendingJobStore } from './pending-job-store.ts';
import type { PersonalData } from './personal-data.ts';
import type { PlanStore } from './plan-store.ts';
import type { RunStore } from './run-store.ts';
import type { SessionStore } from './session-store.ts';
import type { SignInLinkStore } from './sign-in-link-store.ts';
import type { SummaryScheduleStore } from './summary-schedule-store.ts';
import type { SummaryStore } from './summary-store.ts';
import type { SupportActionStore } from './support-action-store.ts';
import type { TaskStore } from './task-store.ts';
import type { UsageStore } from './usage-store.ts';
import type { WeekStore } from './week-store.ts';

export type Stores = {
  readonly advice: AdviceStore;
  readonly appliances: ApplianceStore;
  readonly assistantUsage: UsageStore;
  readonly calendars: CalendarStore;
  readonly calendarFeeds: CalendarFeedStore;
  readonly calendarVisits: CalendarVisitStore;
  readonly households: HouseholdStore;
  readonly sessions: SessionStore;
  readonly signInLinks: SignInLinkStore;
  readonly weeks: WeekStore;
  readonly tasks: TaskStore;
  readonly customTasks: CustomTaskStore;
  readonly customers: CustomerStore;
  readonly emailChanges: EmailChangeStore;
  readonly history: HistoryStore;
  readonly passportLinks: PassportLinkStore;
  readonly pendingJobs: PendingJobStore;
  readonly plans: PlanStore;
  readonly addresses: AddressStore;
  readonly runs: RunStore;
  readonly summaries: SummaryStore;
  readonly summarySchedules: SummaryScheduleStore;
  readonly supportActions: SupportActionStore;
  readonly personalData: PersonalData;
  readonly jobs: JobQueue;
};

export type UnitOfWork = {
  /** Commits everything that `work` does through the stores, or nothing when it throws. */
  run<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
};
