import { describe, expect, it } from 'vitest';
import type { Passkey } from '#core/domain/access/passkey.ts';
import { buildPasskey } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function passkeyStoreContract(name: string, open: OpenSubject): void {
  describe(`passkey store: ${name}`, () => {
    const { run, race, addHome } = useSubject(open);
    const list = (personId: string) => run(({ passkeys }) => passkeys.list(personId));

    async function add(personId?: string, overrides?: Partial<Passkey>): Promise<Passkey> {
      const passkey = buildPasskey(personId ?? (await addHome()).person.id, overrides);
      expect(await run(({ passkeys }) => passkeys.add(passkey))).toBe(true);
      return passkey;
    }

    it('lists the passkeys of one person, the newest first, and adds a credential once', async () => {
      const first = await add();
      const second = await add(first.personId, { createdAt: new Date('2027-01-05T08:00:00.001Z') });
      const again = buildPasskey(first.personId, { credentialId: first.credentialId });
      expect(await run(({ passkeys }) => passkeys.add(again))).toBe(false);
      const elsewhere = await add();
      const stolen = buildPasskey(elsewhere.personId, { credentialId: first.credentialId });
      expect(await run(({ passkeys }) => passkeys.add(stolen))).toBe(false);
      expect(await list(first.personId)).toStrictEqual([second, first]);
      expect(await list(elsewhere.personId)).toStrictEqual([elsewhere]);
    });

    it('finds a passkey by its id alone', async () => {
      const [passkey] = [await add(), await add()];
      const find = (id: string) => run(({ passkeys }) => passkeys.find(id));
      expect(await find(passkey.id)).toStrictEqual(passkey);
      expect(await find(passkey.personId)).toBeUndefined();
    });

    it('finds a passkey by its credential, of its own person only', async () => {
      const [passkey, other] = [await add(), await add()];
      const find = (personId: string, id: string) => run(({ passkeys }) => passkeys.findByCredential(personId, id));
      expect(await find(passkey.personId, passkey.credentialId)).toStrictEqual(passkey);
      expect(await find(other.personId, passkey.credentialId)).toBeUndefined();
    });

    it('notes a use if it is later than the last one, and once of many at the same time', async () => {
      const [passkey, bystander] = [await add(), await add()];
      const note = (at: string, signCount: number, id = passkey.id) =>
        run(({ passkeys }) => passkeys.noteUse(passkey.personId, id, { signCount, at: new Date(at) }));
      expect(await note('2027-01-06T10:00:00.123Z', 5_000_000_000)).toBe(true);
      for (const at of ['2027-01-06T10:00:00.123Z', '2027-01-06T10:00:00.122Z']) expect(await note(at, 2)).toBe(false);
      expect(await note('2027-01-07T10:00:00Z', 3, bystander.id)).toBe(false);
      const used = { ...passkey, signCount: 5_000_000_000, lastUsedAt: new Date('2027-01-06T10:00:00.123Z') };
      expect(await list(passkey.personId)).toStrictEqual([used]);
      expect(await list(bystander.personId)).toStrictEqual([bystander]);
      const later = { signCount: 6, at: new Date('2027-01-08T10:00:00Z') };
      const noted = await race(10, ({ passkeys }) => passkeys.noteUse(passkey.personId, passkey.id, later));
      expect(noted.filter(Boolean)).toHaveLength(1);
    });

    it('removes a passkey of the person, and no other', async () => {
      const passkey = await add();
      const [second, foreign] = [await add(passkey.personId), await add()];
      const remove = (id: string) => run(({ passkeys }) => passkeys.delete({ ...passkey, id }));
      expect(await remove(passkey.id)).toBe(true);
      for (const id of [passkey.id, foreign.id]) expect(await remove(id)).toBe(false);
      expect(await list(passkey.personId)).toStrictEqual([second]);
      expect(await list(foreign.personId)).toStrictEqual([foreign]);
    });
  });
}
