import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '#core/domain/people/person.ts';
import type { Stores } from '#core/ports/unit-of-work.ts';
import { buildPerson } from '../support/people/factories.ts';
import { dawdle, type OpenSubject, useSubject } from './subject.ts';

export function personStoreContract(name: string, open: OpenSubject): void {
  describe(`person store: ${name}`, () => {
    const { run, race } = useSubject(open);
    const find = (id: string) => run(({ persons }) => persons.find(id));
    const byEmail = (email: string) => run(({ persons }) => persons.findByEmail(email));
    const add = async (overrides?: Partial<Person>): Promise<Person> =>
      run(({ persons }) => persons.addUnlessKnown(buildPerson(overrides)));

    it('finds an added person by id and by the exact address', async () => {
      const person = await add();
      expect(await find(person.id)).toStrictEqual(person);
      expect(await byEmail(person.email)).toStrictEqual(person);
      for (const other of [`x${person.email}`, '%']) expect(await byEmail(other)).toBeUndefined();
      expect(await find(randomUUID())).toBeUndefined();
      expect(await run(({ persons }) => persons.lock(randomUUID()))).toBeUndefined();
    });

    it('finds those whose address or name contains a text, by address, and no more than asked for', async () => {
      const word = randomUUID().slice(0, 8);
      const second = await add({ email: `b.${word}@home.example` });
      const first = await add({ email: `a.${word}@home.example` });
      const third = await add({ email: `c.${randomUUID()}@home.example`, name: `Ada ${word.toUpperCase()}` });
      const search = (text: string, limit = 9) => run(({ persons }) => persons.search(text, limit));
      expect(await search(word)).toEqual([first, second, third]);
      expect(await search(word, 2)).toEqual([first, second]);
      expect(await search(`${word}%`)).toEqual([]);
    });

    it('does not move a known address to another person', async () => {
      const first = await add();
      expect(await add({ email: first.email, name: 'Someone else' })).toEqual(first);
    });

    it('makes one person when many sign in with one address at once', async () => {
      const email = `${randomUUID()}@example.org`;
      const answers = await race(20, ({ persons }) => persons.addUnlessKnown(buildPerson({ email })));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await byEmail(email)).toEqual(answers[0]);
    });

    it('changes the name and language of a person and of no other, and adds none', async () => {
      const [person, other, unknown] = [await add(), await add(), buildPerson()];
      for (const { id } of [person, unknown])
        await run(({ persons }) => persons.change(id, { name: 'Grace', language: 'fr' }));
      expect(await find(person.id)).toStrictEqual({ ...person, name: 'Grace', language: 'fr' });
      expect(await find(other.id)).toStrictEqual(other);
      expect(await find(unknown.id)).toBeUndefined();
      await run(({ persons }) => persons.change(person.id, { name: 'Ada' }));
      expect(await find(person.id)).toStrictEqual({ ...person, name: 'Ada', language: 'fr' });
    });

    it('finds those whose deletion was requested', async () => {
      const [leaving, other] = [await add(), await add()];
      const deletionRequestedAt = new Date('2027-01-06T00:00:00.002Z');
      await run(({ persons }) => persons.requestDeletion(leaving.id, deletionRequestedAt));
      expect(await find(leaving.id)).toStrictEqual({ ...leaving, deletionRequestedAt });
      const ids = await run(({ persons }) => persons.deletionRequested());
      expect(ids).toContain(leaving.id);
      expect(ids).not.toContain(other.id);
      expect(ids.toSorted()).toEqual(ids);
    });

    it('changes the address to one that has no person', async () => {
      const [{ id, email }, other] = [await add(), await add()];
      const free = `new-${email}`;
      const change = (to: string) => run(({ persons }) => persons.changeEmail(id, to));
      expect(await change(other.email)).toBe(false);
      expect((await find(id))?.email).toBe(email);
      expect(await change(free)).toBe(true);
      const by = async (address: string) => (await byEmail(address))?.id;
      expect([await by(free), await by(email), await by(other.email)]).toEqual([id, undefined, other.id]);
      expect((await find(id))?.email).toBe(free);
    });

    it('gives an address to one of several people who want it at once', async () => {
      const ids = [await add(), await add(), await add()].map(({ id }) => id);
      const wanted = `wanted-${ids[0]}@example.org`;
      const results = await Promise.all(ids.map((id) => run(({ persons }) => persons.changeEmail(id, wanted))));
      expect(results.filter(Boolean)).toHaveLength(1);
    });

    it.each([
      ['by the id', ({ persons }: Stores, { id }: Person) => persons.lock(id)],
      ['by the address', ({ persons }: Stores, { email }: Person) => persons.addUnlessKnown(buildPerson({ email }))],
    ])('makes callers that lock a person %s wait for each other', async (_, lock) => {
      const own = await add({ name: '' });
      const { id } = own;
      await race(5, async (stores) => {
        const { persons } = stores;
        const person = await lock(stores, own);
        if (!person) throw new Error('the person is gone');
        await dawdle(stores);
        await persons.change(id, { name: `${person.name}x` });
      });
      expect((await find(id))?.name).toBe('xxxxx');
    });
  });
}
