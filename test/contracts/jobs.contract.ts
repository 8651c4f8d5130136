import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobQueue, JobWorker } from '#core/ports/jobs.ts';
import { idleHandlers } from '../support/server/idle-handlers.ts';

type JobsSubject = {
  /** Runs work in one transaction, which is rolled back when the work throws. */
  readonly transaction: (work: (queue: JobQueue) => Promise<void>) => Promise<void>;
  readonly worker: JobWorker;
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
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: later } }, 1);
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: now } });
      });
      await expect.poll(() => handled, { timeout: 5_000 }).toEqual([now, later]);
      expect(performance.now() - started).toBeGreaterThan(900);
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
  });
}

/** Waits long enough for an unwanted job to run. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));
