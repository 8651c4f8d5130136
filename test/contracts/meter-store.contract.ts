import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Meter } from '#core/domain/meters/meter.ts';
import { buildCustomTask } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function meterStoreContract(name: string, open: OpenSubject): void {
  describe(`meter store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const meter = (householdId: string, more: Partial<Meter> = {}): Meter => ({
      householdId,
      id: randomUUID(),
      name: 'Generator',
      unit: 'hours',
      readings: [],
      ...more,
    });

    it('keeps a household’s meters with every detail, oldest first', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const readings = [
        { on: '2027-01-01', value: 0.125 },
        { on: '2027-02-01', value: 1_000_000_000 },
      ];
      const own = [
        meter(id, { id: randomUUID().replace(/^./, 'f'), item: 'Car', readings, askOn: '2027-03-01' }),
        meter(id, { id: randomUUID().replace(/^./, '0') }),
      ];
      for (const each of [...own, meter(other)]) await run(({ meters }) => meters.add(each));
      expect(await run(({ meters }) => meters.list(id))).toStrictEqual(own);
      expect(await run(({ meters }) => meters.find(id, own[0]?.id ?? ''))).toStrictEqual(own[0]);
      expect(await run(({ meters }) => meters.find(other, own[0]?.id ?? ''))).toBeUndefined();
    });

    it('replaces and deletes one, and nothing of another household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [own, theirs] = [meter(id, { item: 'Car', askOn: '2027-03-01' }), meter(other)];
      for (const each of [own, theirs]) await run(({ meters }) => meters.add(each));
      const { item: _, askOn: __, ...changed } = { ...own, readings: [{ on: '2027-01-01', value: 5 }] };
      await run(({ meters }) => meters.update(changed));
      await run(({ meters }) => meters.update({ ...theirs, householdId: id, name: 'Stolen' }));
      await run(({ meters }) => meters.delete(id, theirs.id));
      expect(await run(({ meters }) => meters.list(id))).toStrictEqual([changed]);
      expect(await run(({ meters }) => meters.list(other))).toStrictEqual([theirs]);
      await run(({ meters }) => meters.delete(id, own.id));
      expect(await run(({ meters }) => meters.list(id))).toEqual([]);
    });

    it('gives custom tasks what their meter shows, wherever they are read', async () => {
      const { id } = await addHousehold();
      const readings = [{ on: '2027-01-01', value: 5 }];
      const own = meter(id, { unit: 'km', readings });
      const use = { meter: own.id, every: 15_000, unit: 'km', readings };
      const customTask = buildCustomTask(id, { use });
      await run(({ meters }) => meters.add(own));
      await run(({ customTasks }) => customTasks.add(customTask));
      expect(await run(({ customTasks }) => customTasks.list(id))).toStrictEqual([customTask]);
      expect(await run(({ plans }) => plans.customTasks([id]))).toStrictEqual([customTask]);
      const later = [...readings, { on: '2027-02-01', value: 900 }];
      await run(({ meters }) => meters.update({ ...own, readings: later }));
      await run(({ customTasks }) => customTasks.update({ ...customTask, title: 'Other' }));
      expect(await run(({ customTasks }) => customTasks.list(id))).toMatchObject([
        { title: 'Other', use: { ...use, readings: later } },
      ]);
    });
  });
}
