import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PassportLink } from '#core/domain/history/passport/link.ts';
import { type OpenSubject, useSubject } from './subject.ts';

function buildLink(householdId: string, overrides: Partial<PassportLink> = {}): PassportLink {
  return {
    householdId,
    secretHash: (randomUUID() + randomUUID()).replaceAll('-', ''),
    language: 'fr',
    costs: true,
    names: false,
    notes: true,
    photos: true,
    createdAt: new Date('2027-01-06T12:00:00.123Z'),
    expiresAt: new Date('2027-02-05T12:00:00.123Z'),
    ...overrides,
  };
}

export function passportLinkStoreContract(name: string, open: OpenSubject): void {
  describe(`passport link store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const save = (link: PassportLink) => run(({ passportLinks }) => passportLinks.save(link));
    const find = (householdId: string) => run(({ passportLinks }) => passportLinks.find(householdId));
    const findBySecret = (hash: string) => run(({ passportLinks }) => passportLinks.findBySecret(hash));

    it('finds a link by its household and by its secret', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const link = buildLink(id);
      await save(link);
      expect(await find(id)).toStrictEqual(link);
      expect(await findBySecret(link.secretHash)).toStrictEqual(link);
      expect(await find(other)).toBeUndefined();
      expect(await findBySecret('0'.repeat(64))).toBeUndefined();
    });

    it('replaces a link, whose secret is then unknown', async () => {
      const { id } = await addHousehold();
      const [first, second] = [
        buildLink(id),
        buildLink(id, { costs: false, expiresAt: new Date('2028-01-06T12:00:00Z') }),
      ];
      await save(first);
      await save(second);
      expect(await find(id)).toStrictEqual(second);
      expect(await findBySecret(first.secretHash)).toBeUndefined();
    });

    it('keeps when and why a link was closed, until it is replaced', async () => {
      const { id } = await addHousehold();
      const closed = buildLink(id, {
        closed: { at: new Date('2027-01-08T09:00:00.456Z'), reason: 'A “phone number”' },
      });
      await save(closed);
      expect(await find(id)).toStrictEqual(closed);
      const next = buildLink(id);
      await save(next);
      expect(await find(id)).toStrictEqual(next);
    });

    it('removes the link of one household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [own, theirs] = [buildLink(id), buildLink(other)];
      for (const link of [own, theirs]) await save(link);
      await run(({ passportLinks }) => passportLinks.delete(id));
      await run(({ passportLinks }) => passportLinks.delete(id));
      expect([await find(id), await findBySecret(own.secretHash)]).toEqual([undefined, undefined]);
      expect(await find(other)).toStrictEqual(theirs);
    });
  });
}
