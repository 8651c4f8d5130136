import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/household.ts';
import {
  buildApiToken,
  buildCalendar,
  buildCustomTask,
  buildHousehold,
  buildPasskey,
  buildRecordedWork,
  buildSession,
  buildSignInLink,
  buildSubscription,
  buildTask,
} from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const week = '2027-01-04';

export function personalDataContract(name: string, open: OpenSubject): void {
  describe(`personal data: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const read = (household: Household) => run(({ personalData }) => personalData.read(household));
    const remove = (household: Household) => run(({ personalData }) => personalData.remove(household));

    /** Creates a household with a record of every kind. */
    async function settle() {
      const household = await addHousehold();
      const { id, email } = household;
      const had = {
        session: buildSession(id),
        apiToken: buildApiToken(id),
        passkey: buildPasskey(id),
        link: buildSignInLink({ email, tokenHash: randomUUID().replaceAll('-', '') }),
        task: buildTask(id),
        customTask: buildCustomTask(id),
        recorded: buildRecordedWork(id),
        customerId: `cus_${randomUUID()}`,
        pendingJob: { id: randomUUID(), householdId: id, createdAt: new Date() },
        calendar: buildCalendar(id),
        feedSecret: randomUUID(),
        action: { id: randomUUID(), householdId: id, operator: 'grace', at: new Date() },
      };
      await run(async (stores) => {
        await stores.sessions.add(had.session);
        await stores.apiTokens.add(had.apiToken);
        await stores.passkeys.add(had.passkey);
        await stores.signInLinks.add(had.link);
        await stores.plans.markPlanned([{ householdId: id, weekStart: week, plannedOn: week }]);
        await stores.plans.saveOutlooks([{ householdId: id, firstWeek: week, jobs: 'oven clean:0' }]);
        await stores.tasks.addMissing([had.task]);
        await stores.customTasks.add(had.customTask);
        await stores.history.record([had.recorded]);
        await stores.history.saveDetails({ householdId: id, taskId: had.task.id, note: `note on ${had.task.id}` });
        await stores.passportLinks.save({
          householdId: id,
          secretHash: had.link.tokenHash.padEnd(64, '0'),
          costs: true,
          names: true,
          notes: true,
          createdAt: new Date(),
          expiresAt: new Date(),
        });
        await stores.customers.addCustomer(had.customerId, id);
        await stores.households.keepSubscription(id, buildSubscription({ customerId: had.customerId }), 1);
        await stores.pendingJobs.add(had.pendingJob);
        await stores.calendars.save(had.calendar);
        await stores.calendars.saveDay({ householdId: id, date: week, generation: 0, state: 'absent' });
        const visit = { nonceHash: had.feedSecret, codeVerifier: had.feedSecret, expiresAt: new Date() };
        await stores.calendarVisits.add({ ...visit, householdId: id, id: randomUUID() });
        const sealed = { secretHash: had.feedSecret, secret: had.feedSecret };
        await stores.calendarFeeds.save({ ...sealed, householdId: id, createdAt: new Date(), versions: {} });
        await stores.supportActions.add({ ...had.action, action: 'show-household' });
      });
      return { household, ...had };
    }
    type Settled = Awaited<ReturnType<typeof settle>>;

    const whatIsLeftOf = ({ household: { id, email }, ...had }: Settled) =>
      run(async (stores) => [
        await stores.households.find(id),
        await stores.households.findByEmail(email),
        ...(await stores.sessions.list(id)),
        ...(await stores.apiTokens.list(id)),
        ...(await stores.passkeys.list(id)),
        await stores.signInLinks.find(had.link.id),
        ...(await stores.weeks.planned(id, [week])),
        ...(await stores.plans.outlooks([id])),
        await stores.tasks.find(id, had.task.id),
        ...(await stores.customTasks.list(id)),
        await stores.history.findRecorded(id, had.recorded.id),
        await stores.history.findDetails(id, had.task.id),
        await stores.passportLinks.find(id),
        ...(await stores.customers.customersOf(id)),
        await stores.customers.householdOf(had.customerId),
        await stores.pendingJobs.find(had.pendingJob.id),
        ...(await stores.supportActions.list(id)),
        await stores.calendars.find(id),
        ...(await stores.calendars.days(id, week, week)),
        await stores.calendarFeeds.find(id),
      ]);

    it('is everything stored about a household, and nothing about another', async () => {
      const [own, other] = [await settle(), await settle()];
      const data = await read(own.household);
      const text = JSON.stringify(data);
      const records = [
        own.session,
        own.apiToken,
        own.passkey,
        own.link,
        own.task,
        own.customTask,
        own.recorded,
        own.pendingJob,
        own.action,
      ];
      const ids = [...records.map(({ id }) => id), `note on ${own.task.id}`];
      for (const id of [own.household.id, own.household.email, ...ids]) expect(text).toContain(id);
      for (const foreign of [other.household.id, other.household.email, other.customerId]) {
        expect(text).not.toContain(foreign);
      }
      expect(Object.keys(data).length).toBeGreaterThanOrEqual(9);
      expect(Object.values(data).every((rows) => rows.length > 0)).toBe(true);
    });

    it('contains no secret', async () => {
      const own = await settle();
      const text = JSON.stringify(await read(own.household));
      const { refreshToken = '', accessToken = '' } = own.calendar;
      for (const secret of [own.link.tokenHash, own.apiToken.secretHash, own.feedSecret, refreshToken, accessToken]) {
        expect(text).not.toContain(secret);
      }
      expect(text).toContain(own.calendar.id);
    });

    it('is little for a new user, and nothing for an unknown one', async () => {
      const settled = Object.keys(await read((await settle()).household));
      const fresh = Object.keys(await read(await addHousehold()));
      expect(fresh.length).toBeGreaterThan(0);
      expect(fresh.length).toBeLessThan(settled.length);
      expect(await read(buildHousehold())).toEqual({});
    });

    it('is deleted without affecting other households', async () => {
      const [own, other] = [await settle(), await settle()];
      const before = [await read(other.household), await whatIsLeftOf(other)];
      await remove(own.household);
      expect(await read(own.household)).toEqual({});
      expect((await whatIsLeftOf(own)).filter((each) => each !== undefined)).toEqual([]);
      expect([await read(other.household), await whatIsLeftOf(other)]).toEqual(before);
    });

    it('can be removed twice, and for an unknown household', async () => {
      const own = await settle();
      await remove(own.household);
      await remove(own.household);
      await remove(buildHousehold());
    });

    it('leaves the address free for a new account', async () => {
      const own = await settle();
      await remove(own.household);
      const next = buildHousehold({ email: own.household.email });
      expect(await run(({ households }) => households.addUnlessKnown(next))).toEqual(next);
      expect(Object.keys(await read(next))).toEqual(Object.keys(await read(await addHousehold())));
    });

    it('stays complete when the removal is rolled back', async () => {
      const own = await settle();
      const before = await read(own.household);
      const undone = run(async ({ personalData }) => {
        await personalData.remove(own.household);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await read(own.household)).toEqual(before);
    });
  });
}
