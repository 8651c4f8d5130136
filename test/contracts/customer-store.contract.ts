import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type OpenSubject, useSubject } from './subject.ts';

const at = new Date('2027-01-06T11:00:00.123Z');

export function customerStoreContract(name: string, open: OpenSubject): void {
  describe(`customer store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const note = (id: string, noted = at) => run(({ customers }) => customers.noteEvent(id, noted));
    const newEvent = () => `evt_${randomUUID()}`;
    const newCustomer = () => `cus_${randomUUID()}`;

    it('gives every reading a higher number, despite simultaneous callers and rollbacks', async () => {
      const before = await run(({ customers }) => customers.nextReading());
      const together = await race(20, ({ customers }) => customers.nextReading());
      expect(new Set(together).size).toBe(20);
      expect(Math.min(...together)).toBeGreaterThan(before);
      let lost = 0;
      const undone = run(async ({ customers }) => {
        lost = await customers.nextReading();
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await run(({ customers }) => customers.nextReading())).toBeGreaterThan(lost);
    });

    it('saves an event once, and again after a rollback', async () => {
      const id = newEvent();
      const undone = run(async ({ customers }) => {
        expect(await customers.noteEvent(id, at)).toBe(true);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect([await note(id), await note(id), await note(newEvent())]).toEqual([true, false, true]);
    });

    it('saves an event for one of many simultaneous callers', async () => {
      const id = newEvent();
      const noted = await race(20, ({ customers }) => customers.noteEvent(id, at));
      expect(noted.filter(Boolean)).toHaveLength(1);
    });

    it('deletes events saved before an instant, and no others', async () => {
      const [old, young] = [newEvent(), newEvent()];
      await note(old, new Date('2026-12-01T00:00:00Z'));
      await note(young, new Date('2026-12-02T00:00:00Z'));
      const forget = () => run(({ customers }) => customers.deleteEventsBefore(new Date('2026-12-02T00:00:00Z')));
      expect([await forget(), await forget()]).toEqual([1, 0]);
      expect([await note(old), await note(young)]).toEqual([true, false]);
    });

    it('lists all customers in the order of their ids, page by page', async () => {
      const { id } = await addHousehold();
      const ids = Array.from({ length: 5 }, newCustomer);
      await run(async ({ customers }) => {
        for (const customerId of ids) await customers.addCustomer(customerId, id);
      });
      const seen: string[] = [];
      for (let page: readonly string[] = ['']; page.length > 0; ) {
        page = await run(({ customers }) => customers.customersAfter(seen.at(-1), 2));
        expect(page.length).toBeLessThanOrEqual(2);
        seen.push(...page);
      }
      expect(seen).toEqual([...seen].sort());
      expect(seen.filter((customerId) => ids.includes(customerId))).toEqual([...ids].sort());
    });

    it('finds a customer’s household, and lists a household’s customers by id', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const suffix = randomUUID();
      const own = [`cus_b${suffix}`, `cus_B${suffix}`, `cus_a${suffix}`, `cus_1${suffix}`];
      await run(async ({ customers }) => {
        for (const customerId of own) expect(await customers.addCustomer(customerId, id)).toBe(true);
        await customers.addCustomer(newCustomer(), other);
      });
      expect(await run(({ customers }) => customers.customersOf(id))).toEqual([...own].sort());
      expect(await run(({ customers }) => customers.householdOf(own[0] ?? ''))).toBe(id);
      expect(await run(({ customers }) => customers.householdOf('cus_never'))).toBeUndefined();
      expect(await run(({ customers }) => customers.customersOf(randomUUID()))).toEqual([]);
    });

    it('does not move a customer to another household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const customerId = newCustomer();
      const add = (householdId: string) => run(({ customers }) => customers.addCustomer(customerId, householdId));
      expect([await add(id), await add(id), await add(other)]).toEqual([true, false, false]);
      expect(await run(({ customers }) => customers.householdOf(customerId))).toBe(id);
      expect(await run(({ customers }) => customers.customersOf(other))).toEqual([]);
    });

    it('gives a customer to one of many simultaneous callers', async () => {
      const households = await Promise.all(Array.from({ length: 10 }, () => addHousehold()));
      const customerId = newCustomer();
      const added = await race(10, ({ customers }, index) =>
        customers.addCustomer(customerId, households[index]?.id ?? ''),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      const owner = await run(({ customers }) => customers.householdOf(customerId));
      expect(owner).toBe(households[added.indexOf(true)]?.id);
    });
  });
}
