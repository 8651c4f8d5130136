import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offTheClock, onDatabase, patienceLeft, withoutLimit, withPatience } from '#adapters/knex/patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const forever = () => new Promise<never>(() => {});
const taking = (ms: number) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'));
const endOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('the patience of a request', () => {
  it('ends an operation that never ends', async () => {
    const ended = endOf(withPatience(1_000, () => onDatabase(forever)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ended).toMatchObject({ code: 'storage_unavailable', data: { retryAfterSeconds: 5 } });
  });

  it('counts all operations of the request together', async () => {
    const ended = endOf(
      withPatience(1_000, async () => {
        await onDatabase(taking(600));
        return onDatabase(taking(600));
      }),
    );
    await vi.advanceTimersByTimeAsync(1_200);
    expect(await ended).toMatchObject({ code: 'storage_unavailable' });
  });

  it('does not count what the request waits for elsewhere', async () => {
    const ended = withPatience(1_000, async () => {
      await onDatabase(taking(600));
      await taking(10_000)();
      return onDatabase(taking(300));
    });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toBe('done');
  });

  it('does not count what happens once, such as the start of the queue', async () => {
    const ended = withPatience(1_000, () =>
      onDatabase(async () => {
        await taking(600)();
        await offTheClock(taking(10_000));
        return taking(300)();
      }),
    );
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toBe('done');
  });

  it('goes on after that', async () => {
    const ended = endOf(
      withPatience(1_000, () =>
        onDatabase(async () => {
          await offTheClock(taking(10_000));
          return forever();
        }),
      ),
    );
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toMatchObject({ code: 'storage_unavailable' });
  });

  it('is also the limit of each statement', async () => {
    const left = withPatience(1_000, () =>
      onDatabase(async () => {
        await taking(400)();
        return patienceLeft(65_000);
      }),
    );
    await vi.advanceTimersByTimeAsync(400);
    expect(await left).toBe(600);
  });

  it('does not limit a migration, and work without patience only by each statement', async () => {
    expect(await withPatience(1_000, () => withoutLimit(async () => patienceLeft(65_000)))).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(await onDatabase(async () => patienceLeft(65_000))).toBe(65_000);
  });

  it('passes on what an operation throws', async () => {
    const failure = new Error('no');
    expect(await endOf(withPatience(1_000, () => onDatabase(() => Promise.reject(failure))))).toBe(failure);
  });
});
