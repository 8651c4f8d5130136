import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CustomTask } from '#core/domain/time/recurrence.ts';
import { buildCustomTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function customTaskStoreContract(name: string, open: OpenSubject): void {
  describe(`custom task store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);

    const add = (customTask: CustomTask) => run(({ customTasks }) => customTasks.add(customTask));
    const list = (householdId: string) => run(({ customTasks }) => customTasks.list(householdId));

    it('lists a household’s own with every detail, oldest first', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const own = [
        buildCustomTask(id, { id: randomUUID().replace(/^./, 'f') }),
        buildCustomTask(id, { recurrence: 'weekly', anchor: '2028-02-29' }),
        buildCustomTask(id, {
          rhythm: { every: 6, unit: 'week', anchor: 'completion', season: { from: 5, to: 9 } },
          steps: ['Trim the top', 'Sweep'],
          item: 'Hedges',
        }),
        buildCustomTask(id, { id: randomUUID().replace(/^./, '0'), instructions: '', importance: '' }),
      ];
      for (const customTask of own) await add(customTask);
      await add(buildCustomTask(other));
      expect(await list(id)).toStrictEqual(own);
    });

    it('removes one permanently, and returns whether it existed', async () => {
      const { id } = await addHousehold();
      const [gone, stays] = [buildCustomTask(id), buildCustomTask(id)];
      for (const customTask of [gone, stays]) await add(customTask);
      const remove = () => run(({ customTasks }) => customTasks.delete(id, gone.id));
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect(await list(id)).toEqual([stays]);
    });

    it('replaces everything about one, and nothing of another household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [own, theirs] = [buildCustomTask(id, { minutes: 20 }), buildCustomTask(other)];
      for (const customTask of [own, theirs]) await add(customTask);
      const { minutes: _, ...changed } = buildCustomTask(id, { id: own.id, title: 'Other', anchor: '2028-02-29' });
      await run(({ customTasks }) => customTasks.update(changed));
      expect(await list(id)).toStrictEqual([changed]);
      const rhythm = { every: 3, unit: 'day', anchor: 'date' } as const;
      const withRhythm = { ...changed, rhythm, steps: ['One'], item: 'Hedges' };
      await run(({ customTasks }) => customTasks.update(withRhythm));
      expect(await list(id)).toStrictEqual([withRhythm]);
      await run(({ customTasks }) => customTasks.update({ ...changed, minutes: 45 }));
      await run(({ customTasks }) => customTasks.update({ ...theirs, householdId: id, title: 'Stolen' }));
      expect(await list(id)).toStrictEqual([{ ...changed, minutes: 45 }]);
      expect(await list(other)).toStrictEqual([theirs]);
    });

    it('removes nothing of another household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const theirs = buildCustomTask(other);
      await add(theirs);
      expect(await run(({ customTasks }) => customTasks.delete(id, theirs.id))).toBe(false);
      expect(await list(other)).toEqual([theirs]);
    });

    it('returns an empty list if there are none', async () => {
      const { id } = await addHousehold();
      expect(await list(id)).toEqual([]);
    });
  });
}
