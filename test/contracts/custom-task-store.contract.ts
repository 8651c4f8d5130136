import { describe, expect, it } from 'vitest';
import { buildCustomTask } from '../support/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function customTaskStoreContract(name: string, open: OpenSubject): void {
  describe(`custom task store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);

    it('lists a household’s own by id, to the last detail', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const own = [
        buildCustomTask(id),
        buildCustomTask(id, { recurrence: 'weekly', anchor: '2028-02-29' }),
        buildCustomTask(id),
      ];
      await run(async ({ customTasks }) => {
        for (const customTask of [...own, buildCustomTask(other)]) await customTasks.add(customTask);
      });
      expect(await run(({ customTasks }) => customTasks.list(id))).toEqual(own.sort((a, b) => (a.id < b.id ? -1 : 1)));
    });

    it('lists nothing where there is nothing', async () => {
      const { id } = await addHousehold();
      expect(await run(({ customTasks }) => customTasks.list(id))).toEqual([]);
    });
  });
}
