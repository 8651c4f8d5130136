import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDatabase, outsideTimeLimit, timeLeft, withoutTimeLimit, withTimeLimit } from '#adapters/knex/time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const forever = () => new Promise<never>(() => {});
const taking = (ms: number) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'));
const endOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('the time limit of a request', () => {
  it('ends an operation that never ends', async () => {
    const ended = endOf(withTimeLimit(1_000, () => onDatabase(forever)));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ended).toMatchObject({ code: 'storage_unavailable', data: { retryAfterSeconds: 5 } });
  });

  it('counts all operations of the request together', async () => {
    const ended = endOf(
      withTimeLimit(1_000, async () => {
        await onDatabase(taking(600));
        return onDatabase(taking(600));
      }),
    );
    await vi.advanceTimersByTimeAsync(1_200);
    expect(await ended).toMatchObject({ code: 'storage_unavailable' });
  });

  it('does not count what the request waits for elsewhere', async () => {
    const ended = withTimeLimit(1_000, async () => {
      await onDatabase(taking(600));
      await taking(10_000)();
      return onDatabase(taking(300));
    });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toBe('done');
  });

  it('does not count what happens once, such as the start of the queue', async () => {
    const ended = withTimeLimit(1_000, () =>
      onDatabase(async () => {
        await taking(600)();
        await outsideTimeLimit(taking(10_000));
        return taking(300)();
      }),
    );
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toBe('done');
  });

  it('goes on after that', async () => {
    const ended = endOf(
      withTimeLimit(1_000, () =>
        onDatabase(async () => {
          await outsideTimeLimit(taking(10_000));
          return forever();
        }),
      ),
    );
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toMatchObject({ code: 'storage_unavailable' });
  });

  it('is also the limit of each statement', async () => {
    const left = withTimeLimit(1_000, () =>
      onDatabase(async () => {
        await taking(400)();
        return timeLeft(65_000);
      }),
    );
    await vi.advanceTimersByTimeAsync(400);
    expect(await left).toBe(600);
  });

  it('does not limit a migration, and work without a time limit only by each statement', async () => {
    expect(await withTimeLimit(1_000, () => withoutTimeLimit(async () => timeLeft(65_000)))).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(await onDatabase(async () => timeLeft(65_000))).toBe(65_000);
  });

  it('passes on what an operation throws', async () => {
    const failure = new Error('no');
    expect(await endOf(withTimeLimit(1_000, () => onDatabase(() => Promise.reject(failure))))).toBe(failure);
  });
});
