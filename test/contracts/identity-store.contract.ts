import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Identity } from '#core/ports/identity-store.ts';
import { buildIdentity } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function identityStoreContract(name: string, open: OpenSubject): void {
  describe(`identity store: ${name}`, () => {
    const { run, race, addHome } = useSubject(open);
    const find = (issuer: string, subject: string) => run(({ identities }) => identities.find({ issuer, subject }));
    const list = (personId: string) => run(({ identities }) => identities.list(personId));

    async function build(overrides: Partial<Identity> = {}): Promise<Identity> {
      const { person } = await addHome();
      return buildIdentity(person.id, overrides);
    }
    const add = (identity: Identity) => run(({ identities }) => identities.add(identity));

    it('finds a subject of its own issuer alone, by its exact letters', async () => {
      const ada = await build({ subject: `ada-${randomUUID()}` });
      expect(await add(ada)).toBe(true);
      expect(await find(ada.issuer, ada.subject)).toStrictEqual(ada);
      for (const issuer of ['https://id.example/', 'https://evil.example', 'HTTPS://id.example']) {
        expect(await find(issuer, ada.subject)).toBeUndefined();
      }
      for (const subject of [ada.subject.toUpperCase(), `${ada.subject} `]) {
        expect(await find(ada.issuer, subject)).toBeUndefined();
      }
    });

    it('links a subject to one person, also of many at the same time', async () => {
      const first = await build();
      const other = await build({ subject: first.subject });
      await add(first);
      expect(await add(other)).toBe(false);
      expect(await find(first.issuer, first.subject)).toStrictEqual(first);
      const racer = await build();
      const added = await race(8, ({ identities }) => identities.add(racer));
      expect(added.filter(Boolean)).toHaveLength(1);
    });

    it('lists those of one person, by issuer', async () => {
      const one = await build({ issuer: 'https://b.example' });
      const two = { ...one, issuer: 'https://a.example' };
      for (const each of [one, two, await build()]) await add(each);
      expect(await list(one.personId)).toStrictEqual([two, one]);
      expect(await list(randomUUID())).toEqual([]);
    });

    it('removes one of the person’s own, which may then be linked again', async () => {
      const [mine, other] = [await build(), await build()];
      for (const each of [mine, other]) await add(each);
      const remove = (personId: string, id: string) => run(({ identities }) => identities.delete({ personId, id }));
      expect(await remove(mine.personId, other.id)).toBe(false);
      expect(await remove(mine.personId, mine.id)).toBe(true);
      expect(await remove(mine.personId, mine.id)).toBe(false);
      expect(await find(mine.issuer, mine.subject)).toBeUndefined();
      expect(await find(other.issuer, other.subject)).toStrictEqual(other);
      expect(await add({ ...mine, personId: other.personId })).toBe(true);
    });
  });
}
