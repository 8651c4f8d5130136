import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  buildCustomTask,
  buildHousehold,
  buildMembership,
  buildPerson,
  buildSession,
  buildSignInLink,
  buildTask,
} from '../support/people/factories.ts';
import { idsOf, type OpenSubject, useSubject } from './subject.ts';

const week = '2027-01-04';

export function unitOfWorkContract(name: string, open: OpenSubject): void {
  describe(`unit of work: ${name}`, () => {
    const { run, accountView } = useSubject(open);

    it('returns the result of the work', async () => {
      expect(await run(async () => 42)).toBe(42);
    });

    it('sees its own changes', async () => {
      const household = buildHousehold();
      const found = await run(async ({ households }) => {
        await households.add(household);
        return households.find(household.id);
      });
      expect(found).toEqual(household);
    });

    it('rolls everything back when the work throws, and throws the same error', async () => {
      const household = buildHousehold();
      const { id } = household;
      const person = buildPerson();
      const [link, session, task] = [buildSignInLink(), buildSession(person.id, id), buildTask(id)];
      const pendingJob = { id: randomUUID(), householdId: id, createdAt: new Date() };
      const action = {
        id: randomUUID(),
        personId: person.id,
        householdId: id,
        action: 'show-household',
        operator: 'ada',
        at: new Date(),
      } as const;
      const customerId = `cus_${randomUUID()}`;
      const reason = new Error('changed my mind');
      const undone = run(async (stores) => {
        await stores.households.add(household);
        await stores.persons.addUnlessKnown(person);
        await stores.memberships.add(buildMembership(id, person.id));
        await stores.sessions.add(session);
        await stores.signInLinks.add(link);
        await stores.plans.markPlanned([{ householdId: id, weekStart: week, plannedOn: week }]);
        await stores.tasks.addMissing([task]);
        await stores.customTasks.add(buildCustomTask(id));
        await stores.customers.addCustomer(customerId, id);
        await stores.pendingJobs.add(pendingJob);
        await stores.supportActions.add(action);
        throw reason;
      });
      await expect(undone).rejects.toBe(reason);

      const left = await run(async (stores) => [
        await stores.households.find(id),
        await stores.persons.findByEmail(person.email),
        await stores.memberships.find(id, person.id),
        await stores.sessions.list(person.id),
        await stores.signInLinks.find(link.id),
        [...(await stores.weeks.planned(id, [week])).keys()],
        await stores.tasks.find(id, task.id),
        await stores.customTasks.list(id),
        await stores.customers.householdOf(customerId),
        await stores.pendingJobs.find(pendingJob.id),
        await stores.supportActions.list(person.id),
      ]);
      const nothing = undefined;
      expect(left).toEqual([nothing, nothing, nothing, [], nothing, [], nothing, [], nothing, nothing, []]);
    });

    it('hides uncommitted changes', async () => {
      const household = buildHousehold();
      const person = buildPerson();
      const session = buildSession(person.id, household.id);
      const membership = buildMembership(household.id, person.id);
      const seenMeanwhile = await run(async (stores) => {
        await stores.households.add(household);
        await stores.persons.addUnlessKnown(person);
        await stores.memberships.add(membership);
        await stores.sessions.add(session);
        return accountView().read(idsOf(session));
      });
      expect(seenMeanwhile).toBeUndefined();
      expect(await accountView().read(idsOf(session))).toEqual({ person, membership, household, session });
    });

    it('works again after an error', async () => {
      await expect(run(() => Promise.reject(new Error('first')))).rejects.toThrow('first');
      expect(await run(async () => 'second')).toBe('second');
    });
  });
}
