import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locks } from '#core/ports/locks.ts';

type LocksSubject = { readonly locks: Locks; readonly close: () => Promise<void> };

/** A promise that the test settles. */
function gate() {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
}

export function locksContract(name: string, open: () => Promise<LocksSubject>): void {
  describe(`locks: ${name}`, () => {
    let subject: LocksSubject;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());
    const hold: Locks['hold'] = (lock, work) => subject.locks.hold(lock, work);

    it('run the work for one name one after the other', async () => {
      const lock = randomUUID();
      let running = 0;
      const order: number[] = [];
      const work = (index: number) => async () => {
        expect(++running).toBe(1);
        await Promise.resolve();
        order.push(index);
        running--;
        return index;
      };
      const all = await Promise.all(Array.from({ length: 12 }, (_, index) => hold(lock, work(index))));
      expect(all).toEqual([...order].sort((one, other) => one - other));
      expect(order).toHaveLength(12);
    });

    it('run the work for different names at the same time', async () => {
      const [first, second] = [gate(), gate()];
      await Promise.all([
        hold(randomUUID(), async () => {
          first.pass();
          await second.passed;
        }),
        hold(randomUUID(), async () => {
          second.pass();
          await first.passed;
        }),
      ]);
    });

    it('pass on what the work throws, and are free again afterwards', async () => {
      const lock = randomUUID();
      const failing = hold(lock, async () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await hold(lock, async () => 'yes')).toBe('yes');
    });
  });
}
