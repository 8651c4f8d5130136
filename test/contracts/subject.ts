import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { makeUnitOfWork as makeKnexUnitOfWork } from '#adapters/knex/unit-of-work.ts';
import { makeAccountView as makeKnexAccountView } from '#adapters/knex/views/account-view.ts';
import { makeSummaryView as makeKnexSummaryView } from '#adapters/knex/views/summary-view.ts';
import { makeWeekView as makeKnexWeekView } from '#adapters/knex/views/week-view.ts';
import { makeAccountView } from '#adapters/memory/account-view.ts';
import { makeMemoryDatabase } from '#adapters/memory/database.ts';
import { makeSummaryView } from '#adapters/memory/summary-view.ts';
import { makeUnitOfWork } from '#adapters/memory/unit-of-work.ts';
import { makeWeekView } from '#adapters/memory/week-view.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { AccountView } from '#core/ports/account-view.ts';
import type { JobQueue } from '#core/ports/jobs.ts';
import type { Session } from '#core/ports/session-store.ts';
import type { SummaryView } from '#core/ports/summary-view.ts';
import type { Stores, UnitOfWork } from '#core/ports/unit-of-work.ts';
import type { WeekView } from '#core/ports/week-view.ts';
import { patientLimits } from '../support/database/patient-limits.ts';
import { openTestDatabase } from '../support/database/test-database.ts';
import { addOwnedHome } from '../support/people/owned-home.ts';

/** The ports of one adapter, which share a database of their own. */
type Subject = {
  readonly unitOfWork: UnitOfWork;
  readonly accountView: AccountView;
  readonly summaryView: SummaryView;
  readonly weekView: WeekView;
  readonly close: () => Promise<void>;
};
export type OpenSubject = () => Promise<Subject>;

export const openMemory: OpenSubject = async () => {
  const database = makeMemoryDatabase();
  return {
    unitOfWork: makeUnitOfWork(database),
    accountView: makeAccountView(database),
    summaryView: makeSummaryView(database),
    weekView: makeWeekView(database),
    close: async () => {},
  };
};

const noJobs: JobQueue = { enqueue: async () => {} };

export const openKnex: OpenSubject = async () => {
  const { connectionString, close } = await openTestDatabase();
  const knex = connect(connectionString, { limits: patientLimits });
  return {
    unitOfWork: makeKnexUnitOfWork({ knex, jobQueue: () => noJobs, towns }),
    accountView: makeKnexAccountView(knex, towns),
    summaryView: makeKnexSummaryView(knex, towns),
    weekView: makeKnexWeekView(knex, towns),
    close: async () => {
      await knex.destroy();
      await close();
    },
  };
};

/** How a session is found: its person, its id, and the home that it used last. */
export const idsOf = ({ personId, id: sessionId }: Session) => ({ personId, sessionId, homeId: undefined });

/** Gives others the time to go ahead that should wait: more round trips to the database than they need. */
export async function dawdle({ households }: Pick<Stores, 'households'>): Promise<void> {
  for (let trips = 0; trips < 20; trips++) await households.find(randomUUID());
}

/** Opens the subject for the tests of the surrounding `describe`, and provides their common helpers. */
export function useSubject(open: OpenSubject) {
  let subject: Subject;
  beforeAll(async () => {
    subject = await open();
  });
  afterAll(async () => {
    await subject.close();
  });

  const run = <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> => subject.unitOfWork.run(work);

  /** Creates a home and the person who owns it. */
  const addHome = (overrides?: Partial<Household>) => run((stores) => addOwnedHome(stores, overrides));

  return {
    run,
    /** Starts this many transactions at once. */
    race: <Result>(count: number, work: (stores: Stores, index: number) => Promise<Result>): Promise<Result[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => run((stores) => work(stores, index)))),
    addHousehold: async (overrides?: Partial<Household>): Promise<Household> => (await addHome(overrides)).household,
    addHome,
    accountView: () => subject.accountView,
    summaryView: () => subject.summaryView,
    weekView: () => subject.weekView,
  };
}
