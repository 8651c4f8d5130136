import { describe, expect, it } from 'vitest';
import { throughOutages } from '#apps/composition/through-outages.ts';
import { DomainError } from '#core/domain/errors.ts';

const away = () => new DomainError('storage_unavailable');
const pauseMs = 0;

describe('work in an outage of the database', () => {
  it('is repeated until the database is back', async () => {
    const failures: Error[] = [away(), away()];
    await throughOutages(
      async () => {
        const failure = failures.shift();
        if (failure) throw failure;
      },
      new AbortController().signal,
      { pauseMs },
    );
    expect(failures).toEqual([]);
  });

  it('throws any other failure at once, and the outage after the last try', async () => {
    let tries = 0;
    const failing = (failure: Error) =>
      throughOutages(
        async () => {
          tries += 1;
          throw failure;
        },
        new AbortController().signal,
        { pauseMs, tries: 3 },
      );
    await expect(failing(new Error('a mistake'))).rejects.toThrow('a mistake');
    expect(tries).toBe(1);
    await expect(failing(away())).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(tries).toBe(4);
  });

  it('is tried once more, without a pause, when the process stops', async () => {
    const stop = new AbortController();
    let tries = 0;
    const work = async () => {
      tries += 1;
      stop.abort();
      throw away();
    };
    const failing = throughOutages(work, stop.signal, { pauseMs: 3_600_000 });
    await expect(failing).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(tries).toBe(2);
  });
});
