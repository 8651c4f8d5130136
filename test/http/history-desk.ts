import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { z } from 'zod';
import type { contract } from '#apps/contract/index.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

type Work = z.input<typeof contract.recordWork.body>;

export const boiler = 'central-heating.book-boiler-service';
export const service: Work = {
  date: '2026-12-03',
  item: 'Central Heating',
  careTaskId: boiler,
  title: 'Boiler serviced',
  by: { kind: 'company', name: 'Dupont', phone: '+33 1 23 45 67 89' },
  note: 'Pressure set to 1.5 bar',
  cost: { minor: 14_950, currency: 'EUR' },
  minutes: 60,
};

/** Starts a server for the tests of a file. Each test begins on Wednesday 6 January 2027 as a new household. */
export function makeHistoryDesk() {
  let server: TestServer;
  let me: SignedIn;
  let count = 0;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set('2027-01-06T12:00:00Z');
    me = await join();
  });

  async function join(): Promise<SignedIn> {
    const joined = await server.signIn(`history-${++count}@home.example`);
    await server.call('onboard', { body: onboarding() }, joined.token);
    return joined;
  }

  return {
    server: () => server,
    me: () => me,
    /** Creates another household. */
    join,
    /** Continues as that household. */
    become: (household: SignedIn) => {
      me = household;
    },
    /** Lets time pass until noon of a day. The session would end, so it begins again. */
    at: async (day: string): Promise<void> => {
      server.clock.set(`${day}T12:00:00Z`);
      me = await server.signIn(me.user.email);
    },
    history: (query = {}) => server.call('getHistory', { query }, me.token),
    record: (work: Partial<Work> = {}) => server.call('recordWork', { body: { ...service, ...work } }, me.token),
    week: () => server.call('getWeek', { params: { offset: '0' } }, me.token),
    doTask: async () => {
      const [task] = (await server.call('getWeek', { params: { offset: '0' } }, me.token)).tasks;
      if (!task) throw new Error('The first week has tasks');
      return server.call('completeTask', { params: { id: task.id }, body: { completed: true } }, me.token);
    },
  };
}
