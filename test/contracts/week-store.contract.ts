import { describe, expect, it } from 'vitest';
import { type OpenSubject, useSubject } from './subject.ts';

const on = '2027-01-06';
const weeks = ['2027-01-04', '2027-01-11', '2027-01-18'];
const [first, second, third] = weeks as [string, string, string];

export function weekStoreContract(name: string, open: OpenSubject): void {
  describe(`week store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const planned = async (id: string, asked = weeks) =>
      [...(await run((stores) => stores.weeks.planned(id, asked))).keys()].sort();
    const marks = (householdId: string, marked: readonly string[], plannedOn = on) =>
      marked.map((weekStart) => ({ householdId, weekStart, plannedOn }));
    const mark = (id: string, ...marked: readonly string[]) => run(({ plans }) => plans.markPlanned(marks(id, marked)));

    it('returns which of the given weeks are planned', async () => {
      const { id } = await addHousehold();
      expect(await planned(id)).toEqual([]);
      await mark(id, first, third);
      expect(await planned(id)).toEqual([first, third]);
      expect(await planned(id, [second, third])).toEqual([third]);
      expect(await planned(id, [])).toEqual([]);
    });

    it('accepts a week that is already planned', async () => {
      const { id } = await addHousehold();
      await mark(id, first);
      await mark(id, first, second);
      await mark(id);
      expect(await planned(id)).toEqual([first, second]);
    });

    it('returns the day on which a week was first planned', async () => {
      const { id } = await addHousehold();
      await mark(id, first);
      await run(({ plans }) => plans.markPlanned(marks(id, [first, second], '2027-01-09')));
      const days = await run((stores) => stores.weeks.planned(id, weeks));
      expect([days.get(first), days.get(second), days.get(third)]).toEqual([on, '2027-01-09', undefined]);
    });

    it('accepts a week that other callers plan at the same time', async () => {
      const { id } = await addHousehold();
      await race(10, ({ plans }, index) => plans.markPlanned(marks(id, index % 2 ? weeks : weeks.toReversed())));
      expect(await planned(id)).toEqual(weeks);
    });

    it('deletes the given weeks of the household', async () => {
      const [{ id }, { id: bystander }] = [await addHousehold(), await addHousehold()];
      await mark(id, ...weeks);
      await mark(bystander, ...weeks);
      await run((stores) => stores.weeks.markUnplanned(id, [second, '2027-01-25']));
      await run((stores) => stores.weeks.markUnplanned(id, []));
      expect(await planned(id)).toEqual([first, third]);
      expect(await planned(bystander)).toEqual(weeks);
    });
  });
}
