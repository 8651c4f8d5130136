import type { JobQueue } from '#core/ports/jobs.ts';
import type { Stores } from '#core/ports/unit-of-work.ts';
import { makeCustomTaskStore } from './custom-task-store.ts';
import { makeCustomerStore } from './customer-store.ts';
import type { MemoryDatabase, Tables } from './database.ts';
import { makeHistoryStore } from './history-store.ts';
import { makeHouseholdStore } from './household-store.ts';
import { makePassportLinkStore } from './passport-link-store.ts';
import { makePendingJobStore } from './pending-job-store.ts';
import { makePersonalData } from './personal-data.ts';
import { makePlanStore } from './plan-store.ts';
import { makeSessionStore } from './session-store.ts';
import { makeSignInLinkStore } from './sign-in-link-store.ts';
import { makeSupportActionStore } from './support-action-store.ts';
import { makeTaskStore } from './task-store.ts';
import { makeWeekStore } from './week-store.ts';

/** Every store, bound to one transaction's copy of the tables. */
export const storesOn = (tables: Tables, database: MemoryDatabase, jobs: JobQueue): Stores => ({
  customers: makeCustomerStore(tables, database),
  customTasks: makeCustomTaskStore(tables),
  history: makeHistoryStore(tables),
  households: makeHouseholdStore(tables),
  jobs,
  passportLinks: makePassportLinkStore(tables),
  pendingJobs: makePendingJobStore(tables),
  personalData: makePersonalData(tables),
  plans: makePlanStore(tables),
  sessions: makeSessionStore(tables),
  signInLinks: makeSignInLinkStore(tables),
  supportActions: makeSupportActionStore(tables),
  tasks: makeTaskStore(tables),
  weeks: makeWeekStore(tables),
});
