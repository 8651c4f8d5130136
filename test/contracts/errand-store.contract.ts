import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type OpenSubject, useSubject } from './subject.ts';

export function errandStoreContract(name: string, open: OpenSubject): void {
  describe(`errand store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const find = (id: string) => run(({ errands }) => errands.find(id));

    async function add() {
      const { id: householdId } = await addHousehold();
      const errand = { id: randomUUID(), householdId, createdAt: new Date('2027-01-06T11:00:00.123Z') };
      await run(({ errands }) => errands.add(errand));
      return errand;
    }

    it('finds what was added, to the last detail, and nothing that was not', async () => {
      const errand = await add();
      expect(await find(errand.id)).toStrictEqual(errand);
      expect(await find(randomUUID())).toBeUndefined();
    });

    it('has an errand done once or twice, and the others not at all', async () => {
      const [done, other] = [await add(), await add()];
      for (let time = 0; time < 2; time++) await run(({ errands }) => errands.remove(done.id));
      expect([await find(done.id), await find(other.id)]).toEqual([undefined, other]);
    });
  });
}
