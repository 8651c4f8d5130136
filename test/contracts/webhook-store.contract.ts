import { describe, expect, it } from 'vitest';
import type { WebhookDelivery } from '#core/domain/webhooks/delivery.ts';
import type { WebhookEndpoint } from '#core/domain/webhooks/webhook.ts';
import { buildMembership, buildWebhook, buildWebhookDelivery } from '../support/people/factories.ts';
import { usePrograms } from './programs.contract.ts';
import type { OpenSubject } from './subject.ts';

export function webhookStoreContract(name: string, open: OpenSubject): void {
  describe(`webhook store: ${name}`, () => {
    const { run, addHome, add, list } = usePrograms<WebhookEndpoint>(open, {
      storeIn: ({ webhooks }) => webhooks,
      build: buildWebhook,
    });
    const paused = { pausedAt: new Date('2027-01-06T08:00:00.123Z') };
    const log = (endpoint: WebhookEndpoint, limit = 100) => run(({ webhooks }) => webhooks.deliveries(endpoint, limit));
    const next = (endpoint: WebhookEndpoint) => run(({ webhooks }) => webhooks.nextWaiting(endpoint));

    async function deliver(endpoint: WebhookEndpoint, overrides?: Partial<WebhookDelivery>): Promise<WebhookDelivery> {
      const delivery = buildWebhookDelivery(endpoint, overrides);
      await run(({ webhooks }) => webhooks.addDelivery(delivery));
      return delivery;
    }
    const hours = (count: number) => new Date(Date.UTC(2027, 0, 5, count));

    it('locks all webhooks of one household, by id', async () => {
      const first = await add();
      const second = await add(first, { events: ['week.planned'], ...paused });
      const other = await add();
      await run(({ memberships }) => memberships.add(buildMembership(first.householdId, other.personId)));
      const beside = await add({ ...other, householdId: first.householdId });
      const all = await run(({ webhooks }) => webhooks.lockAll(first.householdId));
      expect(all).toStrictEqual([first, second, beside].sort((one, next) => (one.id < next.id ? -1 : 1)));
    });

    it('saves what may change, and nothing else', async () => {
      const endpoint = await add();
      const bystander = await add(endpoint);
      const sending = { jobId: crypto.randomUUID(), dueAt: hours(3) };
      const changed = { ...endpoint, destination: 'sealed again', failures: 7, ...paused, sending };
      await run(({ webhooks }) => webhooks.save({ ...changed, host: 'elsewhere.example', events: [] }));
      expect(await run(({ webhooks }) => webhooks.lockByJob(endpoint.householdId, sending.jobId))).toMatchObject({
        id: endpoint.id,
        sending,
      });
      const saved = (await list(endpoint)).find(({ id }) => id === endpoint.id);
      expect(saved).toMatchObject({ destination: 'sealed again', failures: 7, ...paused, sending });
      await run(({ webhooks }) => webhooks.save(endpoint));
      expect(new Set(await list(endpoint))).toEqual(new Set([endpoint, bystander]));
      const { householdId: foreign } = await add();
      for (const [home, job] of [
        [endpoint.householdId, sending.jobId],
        [foreign, sending.jobId],
      ] as const) {
        expect(await run(({ webhooks }) => webhooks.lockByJob(home, job))).toBeUndefined();
      }
    });

    it('knows which of some households have a webhook that isn’t paused', async () => {
      const [going, resting, { household: without }, unasked] = [
        await add(),
        await add(undefined, paused),
        await addHome(),
        await add(),
      ];
      await add(going, paused);
      await add(going);
      const ids = [without.id, going.householdId, resting.householdId];
      expect(await run(({ webhooks }) => webhooks.amongHouseholds(ids))).toEqual([going.householdId]);
      const both = [going.householdId, unasked.householdId];
      expect(await run(({ webhooks }) => webhooks.amongHouseholds(both))).toEqual([...both].sort());
    });

    it('pages through all households with a webhook, paused ones too', async () => {
      const ids = [await add(undefined, paused), await add()].map(({ householdId }) => householdId).sort();
      const pageAfter = (id?: string) => run(({ webhooks }) => webhooks.householdsAfter(id, 1_000));
      expect(await pageAfter()).toEqual(expect.arrayContaining(ids));
      expect(await pageAfter(ids[0])).toContain(ids[1]);
      expect(await pageAfter(ids[0])).not.toContain(ids[0]);
      expect(await run(({ webhooks }) => webhooks.householdsAfter(undefined, 1))).toHaveLength(1);
    });

    it('removes a webhook with its deliveries, and with its person those of all', async () => {
      const endpoint = await add();
      const second = await add(endpoint);
      const kept = await deliver(second);
      await deliver(endpoint);
      await run(({ webhooks }) => webhooks.delete(endpoint));
      expect([await log(endpoint), await log(second)]).toEqual([[], [kept]]);
      await expect(deliver(endpoint)).rejects.toThrow();
      await run(({ memberships }) => memberships.delete(endpoint.householdId, endpoint.personId));
      expect(await log(second)).toEqual([]);
    });

    it('logs what is sent to an endpoint, the newest first, with what came of it', async () => {
      const [endpoint, other] = [await add(), await add()];
      const first = await deliver(endpoint, { createdAt: hours(1) });
      const second = await deliver(endpoint, { createdAt: hours(2), event: 'test' });
      await deliver(other);
      expect(await log(endpoint)).toStrictEqual([second, first]);
      expect(await log(endpoint, 1)).toStrictEqual([second]);
      const { body: _, ...rest } = first;
      const tried = { ...first, attempts: 1, attemptedAt: hours(3), durationMs: 9, problem: 'closed' as const };
      const delivered = {
        ...rest,
        state: 'delivered' as const,
        attempts: 2,
        attemptedAt: hours(4),
        durationMs: 7,
        status: 204,
      };
      for (const each of [tried, delivered]) {
        await run(({ webhooks }) => webhooks.saveDelivery(each));
        expect(await log(endpoint)).toStrictEqual([second, each]);
      }
      const unknown = buildWebhookDelivery(endpoint);
      await run(({ webhooks }) => webhooks.saveDelivery(unknown));
      expect(await log(endpoint)).toHaveLength(2);
    });

    it('sends tests first, then what has waited longest since it was made or tried', async () => {
      const endpoint = await add();
      expect(await next(endpoint)).toBeUndefined();
      await deliver(endpoint, { state: 'delivered', createdAt: hours(0) });
      const tried = await deliver(endpoint, { createdAt: hours(1), attempts: 2, attemptedAt: hours(5) });
      const newer = await deliver(endpoint, { createdAt: hours(6) });
      const older = await deliver(endpoint, { createdAt: hours(2) });
      const test = await deliver(endpoint, { createdAt: hours(7), event: 'test' });
      expect(await run(({ webhooks }) => webhooks.countWaiting(endpoint))).toBe(4);
      for (const expected of [test, older, tried, newer]) {
        expect(await next(endpoint)).toStrictEqual(expected);
        await run(({ webhooks }) => webhooks.saveDelivery({ ...expected, state: 'delivered' }));
      }
      expect(await next(endpoint)).toBeUndefined();
    });

    it('gives up what waits, without its contents', async () => {
      const [endpoint, other] = [await add(), await add()];
      const { body: _, ...waiting } = await deliver(endpoint, { attempts: 1, createdAt: hours(1) });
      const done = await deliver(endpoint, { state: 'delivered', createdAt: hours(0) });
      const foreign = await deliver(other);
      await run(({ webhooks }) => webhooks.giveUpWaiting(endpoint));
      expect(await log(endpoint)).toStrictEqual([{ ...waiting, state: 'failed' }, done]);
      expect(await log(other)).toStrictEqual([foreign]);
    });

    it('keeps the newest settled deliveries of an endpoint, and all that wait', async () => {
      const [endpoint, other] = [await add(), await add()];
      const waiting = await deliver(endpoint, { createdAt: hours(0) });
      const settled = { state: 'delivered' } as const;
      await deliver(endpoint, { createdAt: hours(1), ...settled });
      const newer = await deliver(endpoint, { createdAt: hours(2), ...settled });
      const newest = await deliver(endpoint, { createdAt: hours(3), state: 'failed' });
      const foreign = await deliver(other, settled);
      await run(({ webhooks }) => webhooks.keepNewest(endpoint, 2));
      expect(await log(endpoint)).toStrictEqual([newest, newer, waiting]);
      expect(await log(other)).toStrictEqual([foreign]);
    });

    it('forgets settled deliveries from before an instant, of all households', async () => {
      const [endpoint, other] = [await add(), await add()];
      const [old, recent] = [new Date('2020-01-01T00:00:00Z'), new Date('2020-01-02T00:00:00Z')];
      await deliver(endpoint, { createdAt: old, state: 'delivered' });
      await deliver(other, { createdAt: old, state: 'failed' });
      const waiting = await deliver(endpoint, { createdAt: old });
      const kept = await deliver(endpoint, { createdAt: recent, state: 'delivered' });
      expect(await run(({ webhooks }) => webhooks.deleteDeliveriesBefore(recent))).toBe(2);
      expect([await log(endpoint), await log(other)]).toEqual([[kept, waiting], []]);
    });
  });
}
