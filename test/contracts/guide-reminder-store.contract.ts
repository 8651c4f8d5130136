import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GuideReminder } from '#core/domain/reminders/guide-reminder.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const buildReminder = (overrides: Partial<GuideReminder> = {}): GuideReminder => ({
  id: randomUUID(),
  email: `${randomUUID()}@home.example`,
  language: 'fr',
  guide: 'fridge',
  askedAt: new Date('2027-01-06T12:00:00.123Z'),
  ...overrides,
});

export function guideReminderStoreContract(name: string, open: OpenSubject): void {
  describe(`guide reminder store: ${name}`, () => {
    const { run } = useSubject(open);
    const save = (reminder: GuideReminder) => run(({ guideReminders }) => guideReminders.save(reminder));
    const find = (id: string) => run(({ guideReminders }) => guideReminders.find(id));

    it('saves, replaces and deletes a reminder', async () => {
      const reminder = buildReminder();
      await save(reminder);
      expect(await find(reminder.id)).toStrictEqual(reminder);
      const confirmed = { ...reminder, dueAt: new Date('2028-01-06T12:00:00.456Z') };
      await save(confirmed);
      expect(await run(({ guideReminders }) => guideReminders.lock(reminder.id))).toStrictEqual(confirmed);
      await run(({ guideReminders }) => guideReminders.delete(reminder.id));
      expect(await find(reminder.id)).toBeUndefined();
    });

    it('lists those of an address, the one that was asked for first first', async () => {
      const email = `${randomUUID()}@home.example`;
      const later = buildReminder({ email, askedAt: new Date('2027-01-07T12:00:00Z') });
      const first = buildReminder({ email, guide: 'oven' });
      for (const each of [later, first, buildReminder()]) await save(each);
      expect(await run(({ guideReminders }) => guideReminders.list(email))).toStrictEqual([first, later]);
    });

    it('finds what is due in the order of the ids, a page at a time', async () => {
      const now = new Date('1999-03-01T10:00:00Z');
      const due = [buildReminder({ dueAt: now }), buildReminder({ dueAt: new Date('1999-02-01T10:00:00Z') })];
      const later = buildReminder({ dueAt: new Date('1999-03-01T10:00:01Z') });
      for (const each of [...due, later, buildReminder()]) await save(each);
      const ids = due.map(({ id }) => id).sort();
      const page = (afterId?: string) =>
        run(async ({ guideReminders }) => (await guideReminders.due(now, afterId, 1)).map(({ id }) => id));
      expect([await page(), await page(ids[0]), await page(ids[1])]).toEqual([[ids[0]], [ids[1]], []]);
      for (const { id } of [...due, later]) await run(({ guideReminders }) => guideReminders.delete(id));
    });

    it('deletes unconfirmed ones that were asked for before an instant', async () => {
      const askedAt = new Date('1998-01-01T12:00:00Z');
      const old = buildReminder({ askedAt });
      const confirmed = buildReminder({ askedAt, dueAt: new Date('2028-01-01T12:00:00Z') });
      const newer = buildReminder({ askedAt: new Date('1998-01-02T12:00:00Z') });
      for (const each of [old, confirmed, newer]) await save(each);
      expect(await run(({ guideReminders }) => guideReminders.deleteUnconfirmed(newer.askedAt))).toBe(1);
      expect([await find(old.id), await find(confirmed.id), await find(newer.id)]).toStrictEqual([
        undefined,
        confirmed,
        newer,
      ]);
    });
  });
}
