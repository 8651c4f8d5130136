import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildHousehold, buildNewcomer, buildSubscription } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function householdStoreContract(name: string, open: OpenSubject): void {
  describe(`household store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const find = (id: string) => run(({ households }) => households.find(id));

    it('finds an added household with every detail', async () => {
      const household = buildHousehold({
        premiumGrantedAt: new Date('2027-01-05T00:00:00.001Z'),
        deletionRequestedAt: new Date('2027-01-06T00:00:00.002Z'),
      });
      await run(({ households }) => households.addUnlessKnown(household));
      expect(await find(household.id)).toEqual(household);
    });

    it('keeps absent values absent', async () => {
      const newcomer = buildNewcomer();
      await run(({ households }) => households.addUnlessKnown(newcomer));
      expect(await find(newcomer.id)).toStrictEqual(newcomer);
    });

    it('finds nothing under an unknown id', async () => {
      expect(await find(randomUUID())).toBeUndefined();
      expect(await run(({ households }) => households.lock(randomUUID()))).toBeUndefined();
    });

    it('finds by the exact address', async () => {
      const household = await addHousehold();
      const byEmail = (email: string) => run(({ households }) => households.findByEmail(email));
      expect(await byEmail(household.email)).toEqual(household);
      expect(await byEmail(`x${household.email}`)).toBeUndefined();
      expect(await byEmail('%')).toBeUndefined();
    });

    it('finds those whose address or name contains a text, by address, and no more than asked for', async () => {
      const word = randomUUID().slice(0, 8);
      const named = [
        buildHousehold({ email: `b.${word}@home.example` }),
        buildHousehold({ email: `a.${word}@home.example` }),
        buildHousehold({ email: `c.${randomUUID()}@home.example`, name: `Ada ${word.toUpperCase()}` }),
      ];
      await run(async ({ households }) => {
        for (const each of named) await households.addUnlessKnown(each);
      });
      const search = (text: string, limit = 9) => run(({ households }) => households.search(text, limit));
      const [second, first, third] = named;
      expect(await search(word)).toEqual([first, second, third]);
      expect(await search(word, 2)).toEqual([first, second]);
      expect(await search(`${word}%`)).toEqual([]);
    });

    it('finds those whose deletion was requested', async () => {
      const [leaving, other] = [
        buildHousehold({ deletionRequestedAt: new Date('2027-01-06T00:00:00Z') }),
        buildHousehold(),
      ];
      await run(async ({ households }) => {
        for (const each of [leaving, other]) await households.addUnlessKnown(each);
      });
      const ids = await run(({ households }) => households.leaving());
      expect(ids).toContain(leaving.id);
      expect(ids).not.toContain(other.id);
      expect(ids.toSorted()).toEqual(ids);
    });

    it('does not move a known address to another household', async () => {
      const first = await addHousehold();
      const second = await run(({ households }) =>
        households.addUnlessKnown(buildHousehold({ email: first.email, name: 'Someone else' })),
      );
      expect(second).toEqual(first);
    });

    it('makes one household when many sign in with one address at once', async () => {
      const email = `${randomUUID()}@example.org`;
      const answers = await race(20, ({ households }) =>
        households.addUnlessKnown(buildNewcomer({ id: randomUUID(), email })),
      );
      const ids = new Set(answers.map(({ id }) => id));
      expect(ids.size).toBe(1);
      expect(await find([...ids].join())).toEqual(answers[0]);
      expect(answers.every((answer) => answer.email === email)).toBe(true);
    });

    it('replaces everything except id, address, creation time and subscription', async () => {
      const { id, email, createdAt } = await addHousehold({ premiumGrantedAt: new Date('2027-01-05T00:00:00Z') });
      const subscription = buildSubscription();
      await run(({ households }) => households.keepSubscription(id, subscription, 1));
      const { premiumGrantedAt: _, ...changed } = buildHousehold({
        id,
        name: 'Grace',
        country: 'NZ',
        timezone: 'Pacific/Auckland',
        features: { gardeningFeatures: ['Lawn'] },
        tasksPerWeek: 20,
        scheduledDays: ['Monday', 'Thursday'],
        excludedTasks: ['dryer.clean-vent-duct', 'fridge.clean-coils'],
        onboardedOn: '2027-02-28',
        pauses: [{ from: '2027-03-01', to: '2027-03-09' }],
      });
      await run(({ households }) =>
        households.update({
          ...changed,
          email: 'other@example.org',
          createdAt: new Date(0),
          subscription: buildSubscription({ status: 'canceled' }),
        }),
      );
      expect(await find(id)).toStrictEqual({ ...changed, email, createdAt, subscription });
      await run(({ households }) => households.update(changed));
      expect((await find(id))?.subscription).toEqual(subscription);
    });

    it('changes the address to one that has no household', async () => {
      const [{ id, email }, other] = [await addHousehold(), await addHousehold()];
      const [free] = [`new-${email}`];
      const change = (to: string) => run(({ households }) => households.changeEmail(id, to));
      expect(await change(other.email)).toBe(false);
      expect((await find(id))?.email).toBe(email);
      expect(await change(free)).toBe(true);
      const by = (address: string) => run(async ({ households }) => (await households.findByEmail(address))?.id);
      expect([await by(free), await by(email), await by(other.email)]).toEqual([id, undefined, other.id]);
      expect((await find(id))?.email).toBe(free);
    });

    it('gives an address to one of several households that want it at once', async () => {
      const ids = [await addHousehold(), await addHousehold(), await addHousehold()].map(({ id }) => id);
      const wanted = `wanted-${ids[0]}@example.org`;
      const results = await Promise.all(ids.map((id) => run(({ households }) => households.changeEmail(id, wanted))));
      expect(results.filter(Boolean)).toHaveLength(1);
    });

    it('adds nothing by an update, and leaves other households alone', async () => {
      const bystander = await addHousehold();
      const unknown = buildHousehold();
      await run(({ households }) => households.update(unknown));
      expect(await find(unknown.id)).toBeUndefined();
      expect(await find(bystander.id)).toEqual(bystander);
    });

    it('makes callers that lock a household wait for each other', async () => {
      const { id } = await addHousehold({ tasksPerWeek: 1 });
      await race(5, async ({ households }) => {
        const household = await households.lock(id);
        if (!household) throw new Error('the household is gone');
        await pause(20);
        await households.update({ ...household, tasksPerWeek: household.tasksPerWeek + 1 });
      });
      expect((await find(id))?.tasksPerWeek).toBe(6);
    });
  });
}
