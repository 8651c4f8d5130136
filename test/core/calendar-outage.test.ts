import { expect, it } from 'vitest';
import { makeLocks } from '#adapters/memory/locks.ts';
import { DomainError } from '#core/domain/errors.ts';
import { makeShareOutage } from '#core/procedures/calendar/share-outage.ts';

it('twelve syncs that wait for an unavailable provider fail after one attempt, and the next one tries again', async () => {
  const [share, locks] = [makeShareOutage(), makeLocks()];
  const answers = Promise.withResolvers<void>();
  let attempts = 0;
  const sync = () =>
    share<string>(
      'household',
      (work) => locks.hold('household', work),
      async () => {
        attempts++;
        if (attempts > 1) return 'synced';
        await answers.promise;
        throw new DomainError('calendar_unavailable');
      },
    );
  const syncs = Promise.allSettled(Array.from({ length: 12 }, sync));
  answers.resolve();
  expect(new Set((await syncs).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(attempts).toBe(1);
  expect(await sync()).toBe('synced');
});

it('a failure of another kind concerns only its own sync', async () => {
  const [share, locks] = [makeShareOutage(), makeLocks()];
  let attempts = 0;
  const sync = () =>
    share<string>(
      'household',
      (work) => locks.hold('household', work),
      async () => {
        if (attempts++ === 0) throw new DomainError('invalid_date');
        return 'synced';
      },
    );
  const [first, second] = await Promise.allSettled([sync(), sync()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
});
