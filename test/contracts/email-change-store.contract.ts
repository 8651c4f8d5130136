import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmailChange } from '#core/domain/access/email-change.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const buildChange = (personId: string, overrides: Partial<EmailChange> = {}): EmailChange => ({
  personId,
  newEmail: 'new@example.org',
  sessionId: randomUUID(),
  linkIds: { current: randomUUID(), new: randomUUID() },
  expiresAt: new Date('2027-01-07T12:00:00.123Z'),
  confirmedAt: {},
  ...overrides,
});

export function emailChangeStoreContract(name: string, open: OpenSubject): void {
  describe(`email change store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    const addPerson = async () => (await addHome()).person;
    const save = (change: EmailChange) => run(({ emailChanges }) => emailChanges.save(change));
    const find = (personId: string) => run(({ emailChanges }) => emailChanges.find(personId));
    const findByLink = (id: string) => run(({ emailChanges }) => emailChanges.findByLink(id));

    it('finds a change by its person and by either of its links', async () => {
      const [{ id }, { id: other }] = [await addPerson(), await addPerson()];
      const change = buildChange(id, {
        confirmedAt: { new: new Date('2027-01-06T12:00:00.123Z') },
        previousEmail: 'a@b.example',
      });
      await save(change);
      expect(await find(id)).toStrictEqual(change);
      expect(await findByLink(change.linkIds.current)).toStrictEqual(change);
      expect(await findByLink(change.linkIds.new)).toStrictEqual(change);
      expect([await find(other), await findByLink(randomUUID())]).toEqual([undefined, undefined]);
    });

    it('replaces a change, whose links then lead nowhere', async () => {
      const { id } = await addPerson();
      const [first, second] = [buildChange(id, { confirmedAt: { current: new Date() } }), buildChange(id)];
      for (const change of [first, second]) await save(change);
      expect(await find(id)).toStrictEqual(second);
      expect(await findByLink(first.linkIds.new)).toBeUndefined();
    });

    it('removes the change of one person', async () => {
      const [{ id }, { id: other }] = [await addPerson(), await addPerson()];
      const theirs = buildChange(other);
      for (const change of [buildChange(id), theirs]) await save(change);
      for (let times = 0; times < 2; times++) await run(({ emailChanges }) => emailChanges.delete(id));
      expect([await find(id), await find(other)]).toEqual([undefined, theirs]);
    });

    it('removes what expired before an instant', async () => {
      const [{ id }, { id: other }] = [await addPerson(), await addPerson()];
      const later = buildChange(other, { expiresAt: new Date('2019-01-02T00:00:00Z') });
      for (const change of [buildChange(id, { expiresAt: new Date('2019-01-01T00:00:00Z') }), later])
        await save(change);
      const before = new Date('2019-01-01T12:00:00Z');
      expect(await run(({ emailChanges }) => emailChanges.deleteExpired(before))).toBe(1);
      expect([await find(id), await find(other)]).toEqual([undefined, later]);
    });
  });
}
