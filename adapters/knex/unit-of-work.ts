import type { Knex } from 'knex';
import type { JobQueue } from '#core/ports/jobs.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { makeCustomTaskStore } from './custom-task-store.ts';
import { makeErrandStore } from './errand-store.ts';
import { makeHouseholdStore } from './household-store.ts';
import { makePaymentStore } from './payment-store.ts';
import { makePersonalData } from './personal-data.ts';
import { makeSessionStore } from './session-store.ts';
import { makeSignInLinkStore } from './sign-in-link-store.ts';
import { whileReachable } from './storage-failure.ts';
import { makeSupportActionStore } from './support-action-store.ts';
import { makeTaskStore } from './task-store.ts';
import { makeWeekStore } from './week-store.ts';

type Deps = { readonly knex: Knex; readonly jobQueue: (trx: Knex.Transaction) => JobQueue };

const attempts = 4;
const serializationFailure = '40001';
const deadlock = '40P01';

/** Two transactions got in each other's way; the database undid this one, which may well succeed alone. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === serializationFailure || error.code === deadlock);
}

/** `work` may be run more than once, each time from a clean start. */
export function makeUnitOfWork({ knex, jobQueue }: Deps): UnitOfWork {
  return {
    run: async (work) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await whileReachable(() =>
            knex.transaction(async (trx) =>
              work({
                households: makeHouseholdStore(trx),
                sessions: makeSessionStore(trx),
                signInLinks: makeSignInLinkStore(trx),
                weeks: makeWeekStore(trx),
                tasks: makeTaskStore(trx),
                customTasks: makeCustomTaskStore(trx),
                payments: makePaymentStore(trx),
                errands: makeErrandStore(trx),
                supportActions: makeSupportActionStore(trx),
                personalData: makePersonalData(trx),
                jobs: jobQueue(trx),
              }),
            ),
          );
        } catch (error) {
          if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
        }
      }
    },
  };
}
