import { describe, expect, it } from 'vitest';
import { buildTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function partUseStoreContract(name: string, open: OpenSubject): void {
  describe(`part use store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const take = (householdId: string, taskId: string) => run(({ partUses }) => partUses.take(householdId, taskId));

    async function addUses() {
      const task = buildTask((await addHousehold()).id);
      await run(({ tasks }) => tasks.addMissing([task]));
      const of = { householdId: task.householdId, taskId: task.id };
      const uses = [
        { ...of, item: 'Oven', name: 'Bulb' },
        { ...of, item: 'Dishwasher', name: 'Salt' },
        { ...of, item: 'Dishwasher', name: 'Rinse aid' },
      ];
      await run(({ partUses }) => partUses.add(uses));
      await run(({ partUses }) => partUses.add([]));
      return { ...of, uses };
    }

    it('gives back once what a task used', async () => {
      const { householdId, taskId, uses } = await addUses();
      const other = await addUses();
      expect(await take(other.householdId, taskId)).toEqual([]);
      expect(await take(householdId, taskId)).toStrictEqual([uses[2], uses[1], uses[0]]);
      expect(await take(householdId, taskId)).toEqual([]);
      expect(await take(other.householdId, other.taskId)).toHaveLength(3);
    });

    it('loses what a task used with the task', async () => {
      const { householdId, taskId } = await addUses();
      await run(({ tasks }) => tasks.delete(householdId, [taskId]));
      expect(await take(householdId, taskId)).toEqual([]);
    });
  });
}
