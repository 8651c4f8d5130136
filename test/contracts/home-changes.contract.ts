import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HomeChanges } from '#core/ports/home-changes.ts';

/** Two processes of one installation, or the same one twice. */
type HomeChangesSubject = {
  readonly one: HomeChanges;
  readonly other: HomeChanges;
  readonly close: () => Promise<void>;
};

/** Waits for each call of what listens. */
export function listener() {
  let calls = 0;
  let next = Promise.withResolvers<void>();
  return {
    changed: () => {
      calls++;
      next.resolve();
      next = Promise.withResolvers();
    },
    count: () => calls,
    nextCall: () => next.promise,
  };
}

export function homeChangesContract(name: string, open: () => Promise<HomeChangesSubject>): void {
  describe(`changes of homes: ${name}`, () => {
    let subject: HomeChangesSubject;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    /** Listens at one process to the home, from when changes that the other reports arrive. */
    async function listening(home: string) {
      const heard = listener();
      const end = subject.one.listen(home, heard.changed);
      const first = heard.nextCall();
      subject.other.tell([home]);
      await first;
      return { ...heard, end };
    }

    it('reach all who listen to the home, wherever they do', async () => {
      const home = randomUUID();
      const heard = await listening(home);
      const here = listener();
      const endHere = subject.other.listen(home, here.changed);
      const calls = [heard.nextCall(), here.nextCall()];
      subject.other.tell([home]);
      await Promise.all(calls);
      endHere();
      heard.end();
    });

    it('don’t reach those who listen to another home, or have ended', async () => {
      const [home, quiet] = [randomUUID(), randomUUID()];
      const heard = await listening(home);
      const other = await listening(quiet);
      const gone = await listening(home);
      gone.end();
      const [before, beforeGone] = [other.count(), gone.count()];
      const next = heard.nextCall();
      subject.other.tell([home]);
      await next;
      expect([other.count(), gone.count()]).toEqual([before, beforeGone]);
      heard.end();
      other.end();
    });

    it('name the page that made them, each of its own', async () => {
      const home = randomUUID();
      const heard = await listening(home);
      const pages: (string | undefined)[] = [];
      const all = Promise.withResolvers<void>();
      const end = subject.one.listen(home, (pageId) => {
        pages.push(pageId);
        if (pages.length === 3) all.resolve();
      });
      subject.other.tell([home, randomUUID()], 'page1');
      subject.other.tell([home], 'page2');
      subject.other.tell([home]);
      await all.promise;
      expect(pages).toEqual(expect.arrayContaining(['page1', 'page2', undefined]));
      end();
      heard.end();
    });

    it('reach them for many homes at once', async () => {
      const homes = Array.from({ length: 1_000 }, () => randomUUID());
      const heard = await listening(homes.at(-1) ?? '');
      const next = heard.nextCall();
      subject.other.tell(homes, 'page123456789abc');
      await next;
      heard.end();
    });
  });
}
