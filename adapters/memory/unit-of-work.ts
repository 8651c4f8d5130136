import type { Job } from '#core/ports/jobs.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { makeCustomTaskStore } from './custom-task-store.ts';
import { copyOf, type MemoryDatabase } from './database.ts';
import { makeErrandStore } from './errand-store.ts';
import { makeHouseholdStore } from './household-store.ts';
import { makePaymentStore } from './payment-store.ts';
import { makePersonalData } from './personal-data.ts';
import { makeSessionStore } from './session-store.ts';
import { makeSignInLinkStore } from './sign-in-link-store.ts';
import { makeSupportActionStore } from './support-action-store.ts';
import { makeTaskStore } from './task-store.ts';
import { makeWeekStore } from './week-store.ts';

/** Each run works on a copy that replaces the original at its end; runs asked for meanwhile wait. */
export function makeUnitOfWork(database: MemoryDatabase): UnitOfWork {
  let previous: Promise<unknown> = Promise.resolve();

  return {
    run: (work) => {
      const turn = previous.then(async () => {
        const tables = copyOf(database.tables);
        const enqueued: Job[] = [];
        const result = await work({
          households: makeHouseholdStore(tables),
          sessions: makeSessionStore(tables),
          signInLinks: makeSignInLinkStore(tables),
          weeks: makeWeekStore(tables),
          tasks: makeTaskStore(tables),
          customTasks: makeCustomTaskStore(tables),
          payments: makePaymentStore(tables, database),
          errands: makeErrandStore(tables),
          supportActions: makeSupportActionStore(tables),
          personalData: makePersonalData(tables),
          jobs: {
            enqueue: async (job) => {
              enqueued.push(job);
            },
          },
        });
        database.tables = tables;
        database.jobs.push(...enqueued);
        if (enqueued.length > 0) database.onJobs();
        return result;
      });
      previous = turn.catch(() => {});
      return turn;
    },
  };
}
