import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildHousehold, buildNewcomer, buildSubscription } from '../support/people/factories.ts';
import { townNamed } from '../support/people/town-named.ts';
import { dawdle, type OpenSubject, useSubject } from './subject.ts';

export function householdStoreContract(name: string, open: OpenSubject): void {
  describe(`household store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const find = (id: string) => run(({ households }) => households.find(id));

    it('finds an added household with every detail', async () => {
      const household = buildHousehold({
        town: townNamed('Paris', 'FR'),
        premiumGrantedAt: new Date('2027-01-05T00:00:00.001Z'),
        deletionRequestedAt: new Date('2027-01-06T00:00:00.002Z'),
      });
      await run(({ households }) => households.add(household));
      expect(await find(household.id)).toEqual(household);
    });

    it('keeps absent values absent', async () => {
      const newcomer = buildNewcomer();
      await run(({ households }) => households.add(newcomer));
      expect(await find(newcomer.id)).toStrictEqual(newcomer);
    });

    it('finds nothing under an unknown id', async () => {
      expect(await find(randomUUID())).toBeUndefined();
      for (const take of ['lock', 'hold'] as const)
        expect(await run(({ households }) => households[take](randomUUID()))).toBeUndefined();
    });

    it('finds those whose deletion was requested', async () => {
      const [leaving, other] = [
        buildHousehold({ deletionRequestedAt: new Date('2027-01-06T00:00:00Z') }),
        buildHousehold(),
      ];
      await run(async ({ households }) => {
        for (const each of [leaving, other]) await households.add(each);
      });
      const ids = await run(({ households }) => households.deletionRequested());
      expect(ids).toContain(leaving.id);
      expect(ids).not.toContain(other.id);
      expect(ids.toSorted()).toEqual(ids);
    });

    it('lists ids page by page, in their order', async () => {
      for (let count = 0; count < 3; count++) await addHousehold();
      const idsAfter = (id: string | undefined, limit: number) =>
        run(({ households }) => households.idsAfter(id, limit));
      const [first, second, ...rest] = await idsAfter(undefined, 1000);
      expect(await idsAfter(undefined, 2)).toEqual([first, second]);
      expect(await idsAfter(second, 1000)).toEqual(rest);
      expect(await idsAfter(rest.at(-1), 10)).toEqual([]);
    });

    it('replaces everything except id, creation time and subscription', async () => {
      const { id, createdAt } = await addHousehold({ premiumGrantedAt: new Date('2027-01-05T00:00:00Z') });
      const subscription = buildSubscription();
      await run(({ households }) => households.keepSubscription(id, subscription, 1));
      const { premiumGrantedAt: _, ...changed } = buildHousehold({
        id,
        name: 'Rue des Lilas',
        country: 'NZ',
        timezone: 'Pacific/Auckland',
        town: townNamed('Wellington', 'NZ'),
        features: { gardeningFeatures: ['Lawn'] },
        tasksPerWeek: 20,
        scheduledDays: ['Monday', 'Thursday'],
        excludedTasks: ['dryer.clean-vent-duct', 'fridge.clean-coils'],
        rhythms: { 'oven.clean': 56 },
        onboardedOn: '2027-02-28',
        pauses: [{ from: '2027-03-01', to: '2027-03-09' }],
      });
      await run(({ households }) =>
        households.update({
          ...changed,
          createdAt: new Date(0),
          subscription: buildSubscription({ status: 'canceled' }),
        }),
      );
      expect(await find(id)).toStrictEqual({ ...changed, createdAt, subscription });
      await run(({ households }) => households.update(changed));
      expect((await find(id))?.subscription).toEqual(subscription);
    });

    it('adds nothing by an update, and leaves other households alone', async () => {
      const bystander = await addHousehold();
      const unknown = buildHousehold();
      await run(({ households }) => households.update(unknown));
      expect(await find(unknown.id)).toBeUndefined();
      expect(await find(bystander.id)).toEqual(bystander);
    });

    it('makes callers that lock or hold a household wait for each other', async () => {
      const { id } = await addHousehold({ tasksPerWeek: 1 });
      let count = 0;
      await race(6, async ({ households }) => {
        const household = await households[count++ % 2 ? 'hold' : 'lock'](id);
        if (!household) throw new Error('the household is gone');
        await dawdle({ households });
        await households.update({ ...household, tasksPerWeek: household.tasksPerWeek + 1 });
      });
      expect((await find(id))?.tasksPerWeek).toBe(7);
    });
  });
}
