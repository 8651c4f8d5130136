import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Subscription, subscriptionStatuses } from '#core/domain/selling/subscription.ts';
import { buildSession, buildSubscription } from '../support/people/factories.ts';
import { idsOf, type OpenSubject, useSubject } from './subject.ts';

export function keptSubscriptionContract(name: string, open: OpenSubject): void {
  describe(`household store, subscription: ${name}`, () => {
    const { run, race, addHome, addHousehold, accountView } = useSubject(open);
    const keep = (id: string, subscription: Subscription | undefined, reading: number) =>
      run(({ households }) => households.keepSubscription(id, subscription, reading));
    const kept = async (id: string) => (await run(({ households }) => households.find(id)))?.subscription;

    it('is saved with every detail, whatever its state, and loaded with the session', async () => {
      const { household, person } = await addHome();
      const { id } = household;
      const session = buildSession(person.id, id);
      await run(({ sessions }) => sessions.add(session));
      for (const [index, status] of subscriptionStatuses.entries()) {
        const subscription = buildSubscription({
          status,
          startedAt: new Date('2027-01-01T00:00:00.123Z'),
          endsAtPeriodEnd: index % 2 === 0,
        });
        await keep(id, subscription, index + 1);
        expect(await kept(id)).toStrictEqual(subscription);
        expect((await accountView().read(idsOf(session)))?.household.subscription).toStrictEqual(subscription);
      }
    });

    it('is that of the reading that began last, whatever the order in which readings end', async () => {
      const { id } = await addHousehold();
      const [older, newer] = [buildSubscription(), buildSubscription({ status: 'canceled' })];
      await keep(id, newer, 7);
      await keep(id, older, 6);
      await keep(id, older, 7);
      expect(await kept(id)).toEqual(newer);
    });

    it('is that of the highest reading of many at once', async () => {
      const { id } = await addHousehold();
      const subscriptions = Array.from({ length: 20 }, () => buildSubscription());
      const shuffled = [7, 3, 11, 0, 19, 5, 14, 2, 16, 9, 1, 13, 18, 4, 10, 17, 6, 12, 8, 15];
      await race(20, ({ households }, index) => {
        const turn = shuffled[index] ?? 0;
        return households.keepSubscription(id, subscriptions[turn], turn + 1);
      });
      expect(await kept(id)).toEqual(subscriptions[19]);
    });

    it('is absent once a reading found none, and an older reading does not restore it', async () => {
      const { id } = await addHousehold();
      const subscription = buildSubscription();
      await keep(id, subscription, 1);
      await keep(id, undefined, 3);
      await keep(id, subscription, 2);
      const household = await run(({ households }) => households.find(id));
      expect(household).not.toHaveProperty('subscription');
    });

    it('belongs to one household, and is ignored without a household', async () => {
      const [{ id }, bystander] = [await addHousehold(), await addHousehold()];
      await keep(id, buildSubscription(), 5);
      await keep(randomUUID(), buildSubscription(), 6);
      expect(await run(({ households }) => households.find(bystander.id))).toStrictEqual(bystander);
      await keep(bystander.id, buildSubscription({ status: 'trialing' }), 1);
      expect((await kept(bystander.id))?.status).toBe('trialing');
    });
  });
}
