import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EndedJob, JobName, JobQueue, JobWorker } from '#core/ports/jobs.ts';
import { idleHandlers } from '../support/server/idle-handlers.ts';

type JobsSubject = {
  /** Runs work in one transaction, which is rolled back when the work throws. */
  readonly transaction: (work: (queue: JobQueue) => Promise<void>) => Promise<void>;
  readonly worker: JobWorker;
  /** Lets the time pass for which jobs wait. */
  readonly passTime: () => Promise<void>;
  /** How many jobs are queued, running or waiting for a retry. */
  readonly unfinished: () => Promise<number>;
  /** The names of the jobs whose retries are used up. */
  readonly putAside: () => Promise<readonly JobName[]>;
  readonly close: () => Promise<void>;
};

/** How often the worker looks for jobs by itself, in seconds. In an hour, a test sees only jobs of which it was notified. */
const [seldom, often] = [3_600, 0.5];

export function jobsContract(name: string, makeSubject: (pollSeconds: number) => Promise<JobsSubject>): void {
  describe(`jobs: ${name}`, () => {
    let subject: JobsSubject;
    const open = async (pollSeconds: number) => {
      subject = await makeSubject(pollSeconds);
    };
    const close = async () => {
      await subject.worker.stop();
      await subject.close();
    };
    beforeEach(() => open(seldom));
    afterEach(close);

    const queue = async (...linkIds: readonly string[]) =>
      await subject.transaction(async (jobs) => {
        for (const linkId of linkIds) await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId } });
      });

    async function work(handler: (linkId: string) => Promise<void> = async () => {}): Promise<readonly string[]> {
      const handled: string[] = [];
      await subject.worker.start({
        ...idleHandlers,
        'send-sign-in-link': async ({ linkId }) => {
          handled.push(linkId);
          await handler(linkId);
        },
      });
      return handled;
    }

    it('handles a job as soon as its transaction commits, with the data it was given', async () => {
      const linkId = randomUUID();
      const handled = await work();
      await queue(linkId);
      await expect.poll(() => handled).toEqual([linkId]);
    });

    it('handles every job of a transaction, and each once', async () => {
      const linkIds = Array.from({ length: 20 }, () => randomUUID());
      const handled = await work();
      await queue(...linkIds.slice(0, 10));
      await queue(...linkIds.slice(10));
      await expect.poll(() => handled).toHaveLength(20);
      await quiet();
      expect([...handled].sort()).toEqual([...linkIds].sort());
    });

    it('never runs a job whose transaction was rolled back', async () => {
      const after = randomUUID();
      const handled = await work();
      const undone = subject.transaction(async (jobs) => {
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: randomUUID() } });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await queue(after);
      await expect.poll(() => handled).toContain(after);
      await quiet();
      expect(handled).toEqual([after]);
    });

    it('keeps queued jobs while no worker runs', async () => {
      const [before, between] = [randomUUID(), randomUUID()];
      await queue(before);
      const first = await work();
      await expect.poll(() => first).toEqual([before]);
      await subject.worker.stop();
      await queue(between);
      await quiet();
      expect(first).toEqual([before]);
      const second = await work();
      await expect.poll(() => second).toEqual([between]);
    });

    it('handles a job that waits after those that don’t, and no sooner than it may', async () => {
      await close();
      await open(often);
      const [later, now] = [randomUUID(), randomUUID()];
      const handled = await work();
      const started = performance.now();
      await subject.transaction(async (jobs) => {
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: later } }, { afterSeconds: 1 });
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: now } });
      });
      await expect.poll(() => handled, { timeout: 5_000 }).toEqual([now, later]);
      expect(performance.now() - started).toBeGreaterThan(900);
    });

    it('runs one of a person’s jobs of a name at a time, and others’ beside it', async () => {
      await close();
      await open(often);
      const begun: string[] = [];
      const gate = Promise.withResolvers<void>();
      await subject.worker.start({
        ...idleHandlers,
        'send-webhooks': async ({ pendingJobId }) => {
          begun.push(pendingJobId);
          await gate.promise;
        },
      });
      await subject.transaction(async (jobs) => {
        const send = (pendingJobId: string, personId: string) =>
          jobs.enqueue({ name: 'send-webhooks', data: { pendingJobId } }, { personId });
        for (const each of ['slow', 'slow too', 'slow as well']) await send(each, 'Ada');
        await send('other', 'Sam');
      });
      await expect.poll(() => begun).toContain('other');
      await quiet();
      expect(begun).toHaveLength(2);
      gate.resolve();
      await expect.poll(() => begun, { timeout: 5_000 }).toHaveLength(4);
    });

    it('tries again when a handler throws, and leaves the other jobs alone', async () => {
      await close();
      await open(often);
      const [failing, other] = [randomUUID(), randomUUID()];
      let failures = 0;
      const handled = await work(async (linkId) => {
        if (linkId === failing && failures++ === 0) throw new Error('for now');
      });
      await queue(failing, other);
      const attempts = (linkId: string) => handled.filter((each) => each === linkId).length;
      await expect.poll(() => [attempts(failing), attempts(other)]).toEqual([2, 1]);
      await quiet();
      expect(handled).toHaveLength(3);
    });

    it('lets a running handler finish before it stops', async () => {
      const linkId = randomUUID();
      let finished = false;
      const handled = await work(async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        finished = true;
      });
      await queue(linkId);
      await expect.poll(() => handled).toHaveLength(1);
      await subject.worker.stop();
      expect(finished).toBe(true);
    });

    describe('that isn’t started', () => {
      const enqueue = (linkId: string, afterSeconds = 0) =>
        subject.transaction((jobs) => jobs.enqueue({ name: 'send-sign-in-link', data: { linkId } }, { afterSeconds }));
      const runDue = (handlers: Partial<typeof idleHandlers> = {}): Promise<readonly EndedJob[]> =>
        Array.fromAsync(subject.worker.runDue({ ...idleHandlers, ...handlers }));
      const done = { name: 'send-sign-in-link', succeeded: true };
      const failed = { name: 'send-sign-in-link', succeeded: false };

      it('runs what is due, one at a time and the oldest first, then what that has enqueued', async () => {
        const said: string[] = [];
        const say = async (text: string) => {
          said.push(`${text} begins`);
          await new Promise(setImmediate);
          said.push(`${text} ends`);
        };
        await enqueue('first');
        await subject.transaction((jobs) => jobs.enqueue({ name: 'send-welcome', data: { pendingJobId: 'second' } }));
        await enqueue('third');
        const ran = await runDue({
          'send-sign-in-link': async ({ linkId }) => {
            await say(linkId);
            if (linkId === 'first')
              await subject.transaction((jobs) =>
                jobs.enqueue({ name: 'send-joined', data: { pendingJobId: 'fourth' } }),
              );
          },
          'send-welcome': ({ pendingJobId }) => say(pendingJobId),
          'send-joined': ({ pendingJobId }) => say(pendingJobId),
        });
        const order = ['first', 'second', 'third', 'fourth'];
        expect(said).toEqual(order.flatMap((text) => [`${text} begins`, `${text} ends`]));
        expect(ran.map(({ name }) => name)).toEqual([
          'send-sign-in-link',
          'send-welcome',
          'send-sign-in-link',
          'send-joined',
        ]);
        expect(ran.every(({ succeeded }) => succeeded)).toBe(true);
        expect([await runDue(), await subject.unfinished()]).toEqual([[], 0]);
      });

      it('leaves a job alone that waits, until its time has come', async () => {
        await enqueue('later', 3_600);
        await enqueue('now');
        const handled: string[] = [];
        const handlers = { 'send-sign-in-link': async ({ linkId }: { linkId: string }) => void handled.push(linkId) };
        expect(await runDue(handlers)).toEqual([done]);
        await subject.passTime();
        expect(await runDue(handlers)).toEqual([done]);
        expect(handled).toEqual(['now', 'later']);
      });

      it('lets a failed job wait for its retry, goes on, and tries it again with the same data', async () => {
        const handled: string[] = [];
        const handlers = {
          'send-sign-in-link': async ({ linkId }: { linkId: string }) => {
            handled.push(linkId);
            if (handled.length === 1) throw new Error('for now');
          },
        };
        await enqueue('failing');
        await enqueue('other');
        expect(await runDue(handlers)).toEqual([failed, done]);
        expect(await runDue(handlers)).toEqual([]);
        await subject.passTime();
        expect(await runDue(handlers)).toEqual([done]);
        await subject.passTime();
        expect(await runDue(handlers)).toEqual([]);
        expect(handled).toEqual(['failing', 'other', 'failing']);
        expect([await subject.unfinished(), await subject.putAside()]).toEqual([0, []]);
      });

      it('puts a job aside whose retries all failed', async () => {
        const handlers = { 'send-sign-in-link': () => Promise.reject(new Error('never works')) };
        await enqueue('bad');
        let tries = 0;
        for (; (await runDue(handlers)).length > 0; tries++) await subject.passTime();
        expect(tries).toBeGreaterThan(3);
        expect(await subject.putAside()).toEqual(['send-sign-in-link']);
      });

      it('shares the jobs with another that runs what is due at the same time', async () => {
        for (let index = 0; index < 6; index++) await enqueue(`number ${index}`);
        const handled: string[] = [];
        const handlers = {
          'send-sign-in-link': async ({ linkId }: { linkId: string }) => {
            handled.push(linkId);
            await new Promise(setImmediate);
          },
        };
        const both = await Promise.all([runDue(handlers), runDue(handlers)]);
        expect(both.flat()).toHaveLength(6);
        expect(new Set(handled).size).toBe(6);
      });
    });
  });
}

/** Waits long enough for an unwanted job to run. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));
