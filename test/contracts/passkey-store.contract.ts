import { describe, expect, it } from 'vitest';
import type { Passkey } from '#core/domain/access/passkey.ts';
import { buildPasskey } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function passkeyStoreContract(name: string, open: OpenSubject): void {
  describe(`passkey store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const list = (householdId: string) => run(({ passkeys }) => passkeys.list(householdId));

    async function add(householdId?: string, overrides?: Partial<Passkey>): Promise<Passkey> {
      const passkey = buildPasskey(householdId ?? (await addHousehold()).id, overrides);
      expect(await run(({ passkeys }) => passkeys.add(passkey))).toBe(true);
      return passkey;
    }

    it('lists the passkeys of one household, the newest first, and adds a credential once', async () => {
      const first = await add();
      const second = await add(first.householdId, { createdAt: new Date('2027-01-05T08:00:00.001Z') });
      const again = buildPasskey(first.householdId, { credentialId: first.credentialId });
      expect(await run(({ passkeys }) => passkeys.add(again))).toBe(false);
      const elsewhere = await add(undefined, { credentialId: first.credentialId });
      expect(await list(first.householdId)).toStrictEqual([second, first]);
      expect(await list(elsewhere.householdId)).toStrictEqual([elsewhere]);
    });

    it('finds a passkey by its credential, in its own household only', async () => {
      const [passkey, other] = [await add(), await add()];
      const find = (householdId: string, id: string) =>
        run(({ passkeys }) => passkeys.findByCredential(householdId, id));
      expect(await find(passkey.householdId, passkey.credentialId)).toStrictEqual(passkey);
      expect(await find(other.householdId, passkey.credentialId)).toBeUndefined();
    });

    it('notes a use if it is later than the last one, and once of many at the same time', async () => {
      const [passkey, bystander] = [await add(), await add()];
      const note = (at: string, signCount: number, id = passkey.id) =>
        run(({ passkeys }) => passkeys.noteUse(passkey.householdId, id, { signCount, at: new Date(at) }));
      expect(await note('2027-01-06T10:00:00.123Z', 5_000_000_000)).toBe(true);
      for (const at of ['2027-01-06T10:00:00.123Z', '2027-01-06T10:00:00.122Z']) expect(await note(at, 2)).toBe(false);
      expect(await note('2027-01-07T10:00:00Z', 3, bystander.id)).toBe(false);
      const used = { ...passkey, signCount: 5_000_000_000, lastUsedAt: new Date('2027-01-06T10:00:00.123Z') };
      expect(await list(passkey.householdId)).toStrictEqual([used]);
      expect(await list(bystander.householdId)).toStrictEqual([bystander]);
      const later = { signCount: 6, at: new Date('2027-01-08T10:00:00Z') };
      const noted = await race(10, ({ passkeys }) => passkeys.noteUse(passkey.householdId, passkey.id, later));
      expect(noted.filter(Boolean)).toHaveLength(1);
    });

    it('removes a passkey of the household, and no other', async () => {
      const passkey = await add();
      const [second, foreign] = [await add(passkey.householdId), await add()];
      const remove = (id: string) => run(({ passkeys }) => passkeys.remove(passkey.householdId, id));
      await remove(passkey.id);
      await remove(passkey.id);
      await remove(foreign.id);
      expect(await list(passkey.householdId)).toStrictEqual([second]);
      expect(await list(foreign.householdId)).toStrictEqual([foreign]);
    });
  });
}
