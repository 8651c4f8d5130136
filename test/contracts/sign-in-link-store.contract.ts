import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignInLink } from '#core/ports/sign-in-link-store.ts';
import { buildSignInLink } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function signInLinkStoreContract(name: string, open: OpenSubject): void {
  describe(`sign-in link store: ${name}`, () => {
    const { run, race } = useSubject(open);
    const inTime = new Date('2027-01-04T08:09:59.999Z');
    const find = (id: string) => run(({ signInLinks }) => signInLinks.find(id));
    const spend = async ({ id, tokenHash }: SignInLink, at = inTime) =>
      (await run(({ signInLinks }) => signInLinks.spend(id, tokenHash, at)))?.email;

    async function ask(overrides: Partial<SignInLink> = {}): Promise<SignInLink> {
      const link = buildSignInLink(overrides);
      await run(({ signInLinks }) => signInLinks.add(link));
      return link;
    }

    it('finds a requested link, used or not', async () => {
      const link = await ask();
      expect(await find(link.id)).toStrictEqual(link);
      await spend(link);
      expect(await find(link.id)).toStrictEqual(link);
      expect(await find(randomUUID())).toBeUndefined();
    });

    it('remembers the invitation that a link accepts', async () => {
      const link = await ask({ invitation: { householdId: randomUUID(), id: randomUUID() } });
      expect(await find(link.id)).toStrictEqual(link);
      const spent = await run(({ signInLinks }) => signInLinks.spend(link.id, link.tokenHash, inTime));
      expect(spent).toStrictEqual({ email: link.email, language: 'en', invitation: link.invitation });
    });

    it('lists the links requested for one address after an instant, and whether they were used', async () => {
      const email = `${randomUUID()}@example.org`;
      const times = ['2027-01-04T08:00:00Z', '2027-01-04T08:30:00Z', '2027-01-04T08:59:00Z'];
      const links = [];
      for (const time of times) links.push(await ask({ email, createdAt: new Date(time) }));
      await ask({ createdAt: new Date('2027-01-04T08:59:00Z') });
      const since = (time: string) => run(({ signInLinks }) => signInLinks.lockSince(email, new Date(time)));
      expect(await since('2027-01-04T07:00:00Z')).toHaveLength(3);
      expect(await since('2027-01-04T08:00:00Z')).toHaveLength(2);
      expect(await since('2027-01-04T09:00:00Z')).toEqual([]);
      const [, , last] = links;
      if (last) await spend(last);
      expect(await since('2027-01-04T08:30:00Z')).toEqual([{ expiresAt: last?.expiresAt, spentAt: inTime }]);
    });

    it('lets one caller at a time count the links of an address', async () => {
      const email = `${randomUUID()}@example.org`;
      const counts = await race(10, async ({ signInLinks }) => {
        const known = await signInLinks.lockSince(email, new Date('2027-01-04T07:00:00Z'));
        await signInLinks.add(buildSignInLink({ email }));
        return known.length;
      });
      expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('returns the language of the page on which the link was requested', async () => {
      const { id, tokenHash } = await ask({ language: 'fr' });
      expect(await run(({ signInLinks }) => signInLinks.spend(id, tokenHash, inTime))).toMatchObject({
        language: 'fr',
      });
    });

    it('returns the address once', async () => {
      const link = await ask({ email: 'grace@example.org' });
      expect(await spend(link)).toBe('grace@example.org');
      expect(await spend(link)).toBeUndefined();
    });

    it('returns whom an identity provider meant', async () => {
      const identity = { issuer: 'https://id.example/', subject: 'Ada' };
      const link = await ask({ identity });
      expect(await find(link.id)).toStrictEqual(link);
      const spent = await run(({ signInLinks }) => signInLinks.spend(link.id, link.tokenHash, inTime));
      expect(spent).toStrictEqual({ email: link.email, language: 'en', identity });
    });

    it('returns nothing for another hash, and leaves the link unused', async () => {
      const link = await ask();
      expect(await spend({ ...link, tokenHash: 'cd'.repeat(32) })).toBeUndefined();
      expect(await spend({ ...link, id: randomUUID() })).toBeUndefined();
      expect(await spend(link)).toBe(link.email);
    });

    it('returns nothing once the link has expired', async () => {
      const link = await ask();
      expect(await spend(link, link.expiresAt)).toBeUndefined();
      expect(await spend(link, inTime)).toBe(link.email);
    });

    it('leaves an older link of the same address valid', async () => {
      const [older, newer] = [await ask(), await ask()];
      expect(await spend(newer)).toBe(newer.email);
      expect(await spend(older)).toBe(older.email);
    });

    it('returns the address to one of fifty simultaneous callers', async () => {
      const link = await ask();
      const answers = await race(50, ({ signInLinks }) => signInLinks.spend(link.id, link.tokenHash, inTime));
      expect(answers.filter((spent) => spent?.email === link.email)).toHaveLength(1);
      expect(answers.filter((spent) => spent === undefined)).toHaveLength(49);
    });

    it('is unused again after a rollback', async () => {
      const link = await ask();
      const undone = run(async ({ signInLinks }) => {
        await signInLinks.spend(link.id, link.tokenHash, inTime);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await spend(link)).toBe(link.email);
    });

    it('remembers the browser that asked, and gives no more tries than the code has', async () => {
      const link = await ask({ triesLeft: 5, device: 'Firefox on Linux' });
      expect(await find(link.id)).toStrictEqual(link);
      const takeTry = () => run(({ signInLinks }) => signInLinks.takeTry(link.id, inTime));
      expect(await takeTry()).toBe(true);
      expect(await find(link.id)).toStrictEqual({ ...link, triesLeft: 4 });
      const tries = await race(20, ({ signInLinks }) => signInLinks.takeTry(link.id, inTime));
      expect(tries.filter(Boolean)).toHaveLength(4);
      expect(await takeTry()).toBe(false);
      expect(await spend(link)).toBe(link.email);
    });

    it('gives no try to a link without a code, that is used, or whose time is over', async () => {
      const takeTry = (id: string, at = inTime) => run(({ signInLinks }) => signInLinks.takeTry(id, at));
      const [without, used, late] = [await ask(), await ask({ triesLeft: 5 }), await ask({ triesLeft: 5 })];
      await spend(used);
      expect([await takeTry(without.id), await takeTry(used.id), await takeTry(randomUUID())]).toEqual([
        false,
        false,
        false,
      ]);
      expect(await takeTry(late.id, late.expiresAt)).toBe(false);
      expect(await takeTry(late.id)).toBe(true);
    });

    it('deletes the links of an address', async () => {
      const [one, other, kept] = [
        await ask({ email: 'old@example.org' }),
        await ask({ email: 'old@example.org' }),
        await ask({ email: 'new@example.org' }),
      ];
      await run(({ signInLinks }) => signInLinks.deleteAll('old@example.org'));
      expect([await find(one.id), await find(other.id), await find(kept.id)]).toEqual([undefined, undefined, kept]);
    });

    it('deletes links that expired before an instant, and returns their number', async () => {
      const ended = (minute: string) => ask({ expiresAt: new Date(`2026-01-01T00:${minute}:00Z`) });
      const [first, second, atTheInstant] = [await ended('00'), await ended('01'), await ended('02')];
      const before = new Date('2026-01-01T00:02:00Z');
      expect(await run(({ signInLinks }) => signInLinks.deleteExpired(before))).toBe(2);
      expect([await find(first.id), await find(second.id)]).toEqual([undefined, undefined]);
      expect(await find(atTheInstant.id)).toEqual(atTheInstant);
      expect(await run(({ signInLinks }) => signInLinks.deleteExpired(before))).toBe(0);
    });
  });
}
