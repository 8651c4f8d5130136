import { describe, expect, it } from 'vitest';
import type { PushSubscription } from '#core/domain/push/subscription.ts';
import { buildPushSubscription, buildSession } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function pushStoreContract(name: string, open: OpenSubject): void {
  describe(`push store: ${name}`, () => {
    const { run, race, addHome } = useSubject(open);
    const hours = (count: number) => new Date(Date.UTC(2027, 0, 6, count));
    const find = (subscription: PushSubscription) =>
      run(({ pushSubscriptions }) => pushSubscriptions.find(subscription));

    async function add(overrides?: Partial<PushSubscription>): Promise<PushSubscription> {
      const { household, person } = await addHome();
      const session = buildSession(person.id, household.id);
      const subscription = buildPushSubscription(session, overrides);
      await run(async ({ sessions, pushSubscriptions }) => {
        await sessions.add(session);
        await pushSubscriptions.save(subscription);
      });
      return subscription;
    }

    it('has at most one subscription of a session, which saving replaces', async () => {
      const [subscription, other] = [await add(), await add()];
      expect(await find(subscription)).toStrictEqual(subscription);
      const changed = {
        ...subscription,
        householdId: other.householdId,
        target: 'sealed again',
        hour: 7,
        nextAt: hours(1),
        failures: 3,
        isPostponed: true as const,
        createdAt: hours(0),
      };
      await run(({ pushSubscriptions }) => pushSubscriptions.save(changed));
      expect([await find(subscription), await find(other)]).toStrictEqual([changed, other]);
      expect(await find({ ...subscription, personId: other.personId })).toBeUndefined();
      const { isPostponed: _, ...regular } = changed;
      await run(({ pushSubscriptions }) => pushSubscriptions.saveOutcome(regular));
      expect(await find(subscription)).toStrictEqual(regular);
      await run(({ pushSubscriptions }) => pushSubscriptions.saveOutcome(changed));
      expect(await find(subscription)).toStrictEqual(changed);
    });

    it('removes a subscription, and has none without its session', async () => {
      const [first, second, third] = [await add(), await add(), await add()];
      for (let time = 0; time < 2; time++) await run(({ pushSubscriptions }) => pushSubscriptions.delete(first));
      await run(({ sessions }) => sessions.end(second.personId, second.sessionId));
      expect([await find(first), await find(second), await find(third)]).toStrictEqual([undefined, undefined, third]);
      await run(({ sessions }) => sessions.endAll(third.personId));
      expect(await find(third)).toBeUndefined();
      await expect(run(({ pushSubscriptions }) => pushSubscriptions.save(third))).rejects.toThrow();
    });

    it('returns what is due, the earliest first, except what is leased', async () => {
      const [later, earlier, future, leased] = [
        await add({ nextAt: hours(2) }),
        await add({ nextAt: hours(1) }),
        await add({ nextAt: hours(4) }),
        await add({ nextAt: hours(0) }),
      ];
      const mine = new Set([later, earlier, future, leased].map(({ sessionId }) => sessionId));
      const due = async (at: Date) =>
        (await run(({ pushSubscriptions }) => pushSubscriptions.due(at, 1_000))).filter(({ sessionId }) =>
          mine.has(sessionId),
        );
      expect(await run(({ pushSubscriptions }) => pushSubscriptions.lease(leased, hours(3), hours(5)))).toBe(true);
      expect(await due(hours(3))).toStrictEqual([earlier, later]);
      expect(await due(hours(5))).toStrictEqual([leased, earlier, later, future]);
      expect(await run(({ pushSubscriptions }) => pushSubscriptions.due(hours(5), 1))).toHaveLength(1);
    });

    it('leases what is due to one caller until the lease ends', async () => {
      const subscription = await add({ nextAt: hours(2) });
      const lease = (at: Date, until: Date) =>
        run(({ pushSubscriptions }) => pushSubscriptions.lease(subscription, at, until));
      expect(await lease(hours(1), hours(3))).toBe(false);
      const results = await race(5, ({ pushSubscriptions }) =>
        pushSubscriptions.lease(subscription, hours(2), hours(3)),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      expect([await lease(hours(2.5), hours(4)), await lease(hours(3), hours(4))]).toEqual([false, true]);
    });

    it('saves what became of a push, which ends its lease, unless the person has changed the target meanwhile', async () => {
      const subscription = await add({ nextAt: hours(1) });
      await run(({ pushSubscriptions }) => pushSubscriptions.lease(subscription, hours(2), hours(9)));
      const settled = { ...subscription, nextAt: hours(3), failures: 2 };
      await run(({ pushSubscriptions }) => pushSubscriptions.saveOutcome({ ...settled, hour: 20 }));
      expect(await find(subscription)).toStrictEqual(settled);
      expect(await run(({ pushSubscriptions }) => pushSubscriptions.lease(subscription, hours(3), hours(4)))).toBe(
        true,
      );
      const renewed = { ...settled, target: 'another' };
      await run(({ pushSubscriptions }) => pushSubscriptions.save(renewed));
      await run(({ pushSubscriptions }) => pushSubscriptions.saveOutcome({ ...settled, failures: 9 }));
      expect(await find(subscription)).toStrictEqual(renewed);
    });

    it('pages through all subscriptions', async () => {
      const [one, other] = [await add(), await add()].sort((a, b) => (a.personId < b.personId ? -1 : 1));
      const page = (from?: PushSubscription) => run(({ pushSubscriptions }) => pushSubscriptions.after(from, 1_000));
      expect(await page()).toEqual(expect.arrayContaining([one, other]));
      expect(await page(one)).toContainEqual(other);
      expect(await page(one)).not.toContainEqual(one);
      expect(await run(({ pushSubscriptions }) => pushSubscriptions.after(undefined, 1))).toHaveLength(1);
    });

    it('has one pair of keys, which the first caller saves and only one who knows them replaces', async () => {
      const made = (number: number) => ({ publicKey: `public ${number}`, sealedPrivateKey: `sealed ${number}` });
      expect(await run(({ pushSubscriptions }) => pushSubscriptions.findKeys())).toBeUndefined();
      const kept = await race(5, ({ pushSubscriptions }, index) => pushSubscriptions.saveKeys(made(index), undefined));
      const [first] = kept;
      if (!first) throw new Error('nothing was saved');
      expect(new Set(kept.map(({ publicKey }) => publicKey)).size).toBe(1);
      const save = (number: number, known: typeof first) =>
        run(({ pushSubscriptions }) => pushSubscriptions.saveKeys(made(number), known));
      expect(await save(8, made(7))).toEqual(first);
      expect(await save(9, first)).toEqual(made(9));
      expect(await run(({ pushSubscriptions }) => pushSubscriptions.findKeys())).toEqual(made(9));
    });
  });
}
