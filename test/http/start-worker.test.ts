import { describe, expect, it } from 'vitest';
import { startWorker } from '#apps/http/start-worker.ts';

describe('the worker beside the server', () => {
  function failing(times: number) {
    let tries = 0;
    const start = async () => {
      tries += 1;
      if (tries <= times) throw new Error(`try ${tries}`);
    };
    return { start, tries: () => tries };
  }

  it('is started repeatedly until it succeeds', async () => {
    const worker = failing(2);
    const errors: unknown[] = [];
    await startWorker(worker.start, (error) => errors.push(error), new AbortController().signal, 1);
    expect(worker.tries()).toBe(3);
    expect(errors).toEqual([new Error('try 1'), new Error('try 2')]);
  });

  it('is not started again after the server stops', async () => {
    const worker = failing(Number.POSITIVE_INFINITY);
    const stopped = new AbortController();
    await startWorker(worker.start, () => stopped.abort(), stopped.signal, 1);
    expect(worker.tries()).toBe(1);
  });
});
