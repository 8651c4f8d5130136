import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import type { Person } from '#core/domain/people/person.ts';
import { actionsBy } from '#core/domain/tasks/task-action.ts';
import {
  buildApiToken,
  buildCalendar,
  buildConnectedApp,
  buildCustomTask,
  buildHousehold,
  buildIdentity,
  buildMembership,
  buildPasskey,
  buildPerson,
  buildPushSubscription,
  buildRecordedWork,
  buildSession,
  buildSignInLink,
  buildSubscription,
  buildTask,
  buildWebhook,
  buildWebhookDelivery,
} from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const week = '2027-01-04';

export function personalDataContract(name: string, open: OpenSubject): void {
  describe(`personal data: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    type Of = { readonly household: Household; readonly person: Person };
    const read = ({ household, person }: Of) =>
      run(async ({ personalData }) => ({
        home: await personalData.readHome(household.id),
        person: await personalData.readPerson(person),
      }));
    const remove = ({ household, person }: Of) =>
      run(async ({ personalData }) => {
        await personalData.deleteHome(household.id);
        await personalData.deletePerson(person);
      });

    /** Creates a home and its person with a record of every kind. */
    async function addResident() {
      const { household, person } = await addHome();
      const { id } = household;
      const had = {
        session: buildSession(person.id, id),
        apiToken: buildApiToken(id, person.id),
        connectedApp: buildConnectedApp(id, person.id),
        passkey: buildPasskey(person.id),
        identity: buildIdentity(person.id),
        webhook: buildWebhook(id, person.id),
        link: buildSignInLink({ email: person.email, tokenHash: randomUUID().replaceAll('-', '') }),
        task: buildTask(id),
        customTask: buildCustomTask(id),
        recorded: buildRecordedWork(id),
        customerId: `cus_${randomUUID()}`,
        pendingJob: { id: randomUUID(), householdId: id, createdAt: new Date() },
        calendar: buildCalendar(id, { personId: person.id }),
        feedSecret: randomUUID(),
        action: { id: randomUUID(), personId: person.id, householdId: id, operator: 'grace', at: new Date() },
      };
      await run(async (stores) => {
        await stores.sessions.add(had.session);
        await stores.pushSubscriptions.save(buildPushSubscription(had.session));
        await stores.apiTokens.add(had.apiToken);
        await stores.connectedApps.add(had.connectedApp);
        await stores.passkeys.add(had.passkey);
        await stores.identities.add(had.identity);
        await stores.webhooks.add(had.webhook);
        await stores.webhooks.addDelivery(buildWebhookDelivery(had.webhook));
        await stores.signInLinks.add(had.link);
        await stores.plans.markPlanned([{ householdId: id, weekStart: week, plannedOn: week }]);
        await stores.plans.saveOutlooks([{ householdId: id, firstWeek: week, jobs: 'oven clean:0' }]);
        await stores.tasks.addMissing([had.task]);
        await stores.taskActions.note(actionsBy(person, 'moved', [had.task], new Date()));
        await stores.customTasks.add(had.customTask);
        await stores.history.record([had.recorded]);
        await stores.history.saveDetails({ householdId: id, taskId: had.task.id, note: `note on ${had.task.id}` });
        await stores.passportLinks.save({
          householdId: id,
          secretHash: had.link.tokenHash.padEnd(64, '0'),
          language: 'en',
          costs: true,
          names: true,
          notes: true,
          photos: true,
          createdAt: new Date(),
          expiresAt: new Date(),
        });
        await stores.customers.addCustomer(had.customerId, id);
        await stores.households.keepSubscription(id, buildSubscription({ customerId: had.customerId }), 1);
        await stores.pendingJobs.add(had.pendingJob);
        await stores.calendars.save(had.calendar);
        await stores.calendars.saveDay({
          householdId: id,
          personId: person.id,
          date: week,
          generation: 0,
          state: 'absent',
        });
        const visit = { nonceHash: had.feedSecret, codeVerifier: had.feedSecret, expiresAt: new Date() };
        await stores.calendarVisits.add({ ...visit, householdId: id, personId: person.id, id: randomUUID() });
        const sealed = { secretHash: had.feedSecret, secret: had.feedSecret };
        await stores.calendarFeeds.save({
          ...sealed,
          householdId: id,
          personId: person.id,
          onlyMine: false,
          createdAt: new Date(),
          versions: {},
        });
        await stores.supportActions.add({ ...had.action, action: 'show-household' });
      });
      return { household, person, ...had };
    }
    type Settled = Awaited<ReturnType<typeof addResident>>;

    const whatIsLeftOf = ({ household: { id }, person, ...had }: Settled) =>
      run(async (stores) => [
        await stores.households.find(id),
        await stores.persons.findByEmail(person.email),
        ...(await stores.memberships.list(id)),
        ...(await stores.sessions.list(person.id)),
        await stores.pushSubscriptions.find({ personId: person.id, sessionId: had.session.id }),
        ...(await stores.apiTokens.list(id, person.id)),
        ...(await stores.connectedApps.list(id, person.id)),
        ...(await stores.passkeys.list(person.id)),
        ...(await stores.identities.list(person.id)),
        ...(await stores.webhooks.list(id, person.id)),
        ...(await stores.webhooks.deliveries(had.webhook, 10)),
        await stores.signInLinks.find(had.link.id),
        ...(await stores.weeks.planned(id, [week])),
        ...(await stores.plans.outlooks([id])),
        await stores.tasks.find(id, had.task.id),
        ...(await stores.taskActions.actors(id, had.task.id)),
        ...(await stores.customTasks.list(id)),
        await stores.history.findRecorded(id, had.recorded.id),
        await stores.history.findDetails(id, had.task.id),
        await stores.passportLinks.find(id),
        ...(await stores.customers.customersOf(id)),
        await stores.customers.householdOf(had.customerId),
        await stores.pendingJobs.find(had.pendingJob.id),
        ...(await stores.supportActions.list(person.id)),
        await stores.calendars.find(had.calendar),
        ...(await stores.calendars.days(had.calendar, week, week)),
        await stores.calendarFeeds.find(id, person.id),
      ]);

    it('is everything stored about a home and its person, and nothing about others', async () => {
      const [own, other] = [await addResident(), await addResident()];
      const data = await read(own);
      const text = JSON.stringify(data);
      const records = [
        own.session,
        own.apiToken,
        own.connectedApp,
        own.passkey,
        own.webhook,
        own.link,
        own.task,
        own.customTask,
        own.recorded,
        own.pendingJob,
        own.action,
      ];
      const ids = [...records.map(({ id }) => id), `note on ${own.task.id}`];
      for (const id of [own.household.id, own.person.email, ...ids]) expect(text).toContain(id);
      for (const foreign of [other.household.id, other.person.id, other.person.email, other.customerId]) {
        expect(text).not.toContain(foreign);
      }
      expect(Object.keys(data.home).length).toBeGreaterThanOrEqual(9);
      expect(
        Object.values(data)
          .flatMap((part) => Object.values(part))
          .every((rows) => rows.length > 0),
      ).toBe(true);
    });

    it('is of a home nothing that is a person’s own in it, such as their calendar', async () => {
      const { household, person, calendar } = await addResident();
      const home = await run(({ personalData }) => personalData.readHome(household.id));
      const own = await run(({ personalData }) => personalData.readPerson(person));
      expect(JSON.stringify(home)).not.toContain(calendar.id);
      expect(JSON.stringify(own)).toContain(calendar.id);
      expect(Object.keys(home)).toContain('memberships');
    });

    it('contains no secret', async () => {
      const own = await addResident();
      const text = JSON.stringify(await read(own));
      const { refreshToken = '', accessToken = '' } = own.calendar;
      const { codeHash, tokens } = own.connectedApp;
      const hidden = [own.link.tokenHash, own.apiToken.secretHash, own.webhook.destination, own.feedSecret];
      const ofApp = [codeHash, tokens?.accessHash, tokens?.refreshHash];
      for (const secret of [...hidden, ...ofApp, refreshToken, accessToken]) {
        expect(text).not.toContain(secret);
      }
      expect(text).toContain(own.calendar.id);
    });

    it('is little for a new user, and nothing for an unknown one', async () => {
      const [settled, fresh] = [await read(await addResident()), await read(await addHome())];
      expect(Object.keys(fresh.home).length).toBeLessThan(Object.keys(settled.home).length);
      expect(Object.keys(fresh.person).length).toBeLessThan(Object.keys(settled.person).length);
      expect(await read({ household: buildHousehold(), person: buildPerson() })).toEqual({ home: {}, person: {} });
    });

    it('is deleted without affecting others', async () => {
      const [own, other] = [await addResident(), await addResident()];
      const before = [await read(other), await whatIsLeftOf(other)];
      await remove(own);
      expect(await read(own)).toEqual({ home: {}, person: {} });
      expect((await whatIsLeftOf(own)).filter((each) => each !== undefined)).toEqual([]);
      expect([await read(other), await whatIsLeftOf(other)]).toEqual(before);
    });

    it('of a person stays in the homes of others when it is removed from one, and names no other person', async () => {
      const [own, other] = [await addResident(), await addResident()];
      await run(({ memberships }) => memberships.add(buildMembership(other.household.id, own.person.id)));
      const before = await read(other);
      await run(({ personalData }) => personalData.deletePerson(own.person));
      expect(JSON.stringify(await run(({ personalData }) => personalData.readHome(other.household.id)))).not.toContain(
        own.person.id,
      );
      expect((await read(other)).person).toEqual(before.person);
      expect(await run(({ households }) => households.find(own.household.id))).toBeDefined();
    });

    it('can be removed twice, and for unknown ones', async () => {
      const own = await addResident();
      await remove(own);
      await remove(own);
      await remove({ household: buildHousehold(), person: buildPerson() });
    });

    it('leaves the address free for a new account', async () => {
      const own = await addResident();
      await remove(own);
      const next = buildPerson({ email: own.person.email });
      expect(await run(({ persons }) => persons.addUnlessKnown(next))).toEqual(next);
    });

    it('stays complete when the removal is rolled back', async () => {
      const own = await addResident();
      const before = await read(own);
      const undone = run(async ({ personalData }) => {
        await personalData.deleteHome(own.household.id);
        await personalData.deletePerson(own.person);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await read(own)).toEqual(before);
    });
  });
}
