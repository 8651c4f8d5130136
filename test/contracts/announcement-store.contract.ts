import { describe, expect, it } from 'vitest';
import type { Announcement } from '#core/domain/selling/announcement.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const announcement: Announcement = {
  kind: 'price',
  from: '2027-03-01',
  price: { minor: 599, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
};

export function announcementStoreContract(name: string, open: OpenSubject): void {
  describe(`announcement store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);

    it('adds each announcement to a home once, until it is sent and after', async () => {
      const [{ id: householdId }, { id: other }] = [await addHousehold(), await addHousehold()];
      const first = { householdId, key: 'a'.repeat(64), announcement };
      const second = { ...first, key: 'b'.repeat(64) };
      const add = (own: typeof first) => run(({ announcements }) => announcements.add(own));
      const unsent = (id: string) => run(({ announcements }) => announcements.unsent(id));
      expect(await run(({ announcements }) => announcements.has(first))).toBe(false);
      expect([await add(second), await add(first), await add(first)]).toEqual([true, true, false]);
      expect(await run(({ announcements }) => announcements.has(first))).toBe(true);
      expect(await unsent(householdId)).toStrictEqual([first, second]);
      expect(await unsent(other)).toEqual([]);
      await run(({ announcements }) => announcements.sent(first, new Date('2027-01-20T10:00:00Z')));
      expect(await unsent(householdId)).toStrictEqual([second]);
      expect(await add(first)).toBe(false);
    });
  });
}
