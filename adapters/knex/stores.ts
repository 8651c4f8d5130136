import type { Knex } from 'knex';
import type { JobQueue } from '#core/ports/jobs.ts';
import type { Stores } from '#core/ports/unit-of-work.ts';
import { makeCustomTaskStore } from './custom-task-store.ts';
import { makeCustomerStore } from './customer-store.ts';
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

/** Every store, bound to one transaction. */
export const storesOn = (trx: Knex.Transaction, jobs: JobQueue): Stores => ({
  customers: makeCustomerStore(trx),
  customTasks: makeCustomTaskStore(trx),
  history: makeHistoryStore(trx),
  households: makeHouseholdStore(trx),
  jobs,
  passportLinks: makePassportLinkStore(trx),
  pendingJobs: makePendingJobStore(trx),
  personalData: makePersonalData(trx),
  plans: makePlanStore(trx),
  sessions: makeSessionStore(trx),
  signInLinks: makeSignInLinkStore(trx),
  supportActions: makeSupportActionStore(trx),
  tasks: makeTaskStore(trx),
  weeks: makeWeekStore(trx),
});
