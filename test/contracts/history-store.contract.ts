import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { replacedTurnOf } from '#core/domain/history/recorded-work.ts';
import { buildRecordedWork, buildTask } from '../support/people/factories.ts';
import type { OpenSubject } from './subject.ts';
import { added, done, useHistory } from './use-history.ts';

export function historyStoreContract(name: string, open: OpenSubject): void {
  describe(`history store: ${name}`, () => {
    const { run, addHousehold, entries, addTasks, record, save } = useHistory(open);

    it('finds and changes recorded work, and hides deleted work from the list', async () => {
      const { id } = await addHousehold();
      const importId = randomUUID();
      const work = buildRecordedWork(id, { importId, ...added });
      await record(work);
      const find = () => run(({ history }) => history.findRecorded(id, work.id));
      expect(await find()).toStrictEqual(work);

      const { by: _, cost: __, minutes: ___, importId: ____, ...bare } = work;
      const changed = {
        ...bare,
        title: 'Swept the flue',
        careTaskId: 'chimney.book-sweep',
        date: '2026-11-02',
        note: '',
      };
      await run(({ history }) => history.update({ ...changed, createdAt: new Date(0) }));
      expect(await find()).toStrictEqual({ ...changed, importId });

      const deletedAt = new Date('2027-01-13T09:00:00.123Z');
      await run(({ history }) => history.update({ ...changed, deletedAt }));
      expect(await find()).toStrictEqual({ ...changed, importId, deletedAt });
      expect(await entries(id)).toEqual([]);
      await run(({ history }) => history.update(changed));
      expect((await entries(id)).map(({ title }) => title)).toEqual(['Swept the flue']);
    });

    it('neither finds nor changes another household’s work', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const theirs = buildRecordedWork(other);
      await record(theirs);
      expect(await run(({ history }) => history.findRecorded(id, theirs.id))).toBeUndefined();
      await run(({ history }) => history.update({ ...theirs, householdId: id, title: 'mine' }));
      expect(await run(({ history }) => history.findRecorded(other, theirs.id))).toStrictEqual(theirs);
      expect(await run(({ history }) => history.countRecorded(id))).toBe(0);
    });

    it('counts recorded work, deleted included', async () => {
      const { id } = await addHousehold();
      await record(buildRecordedWork(id), buildRecordedWork(id, { deletedAt: new Date() }));
      await record();
      expect(await run(({ history }) => history.countRecorded(id))).toBe(2);
    });

    it('counts long notes as several entries, those on tasks too', async () => {
      const { id } = await addHousehold();
      const note = (length: number) => ({ note: 'é'.repeat(length) });
      await record(buildRecordedWork(id, note(199)), buildRecordedWork(id, note(2_000)));
      const task = done(id, '2027-01-02T10:00:00Z');
      await addTasks(task);
      await save({ householdId: id, taskId: task.id, ...note(400) });
      expect(await run(({ history }) => history.countRecorded(id))).toBe(1 + 11 + 2);
    });

    it('records thousands of entries at once', async () => {
      const { id } = await addHousehold();
      await record(...Array.from({ length: 2_500 }, () => buildRecordedWork(id)));
      expect(await run(({ history }) => history.countRecorded(id))).toBe(2_500);
    });

    it('removes what an import added, of one household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const importId = randomUUID();
      const replaced = [replacedTurnOf(buildTask(id)), replacedTurnOf(buildTask(id, { isFirst: true, moved: true }))];
      const imported = buildRecordedWork(id, { importId, replaced });
      await record(imported, buildRecordedWork(id), buildRecordedWork(other, { importId }));
      const remove = () => run(({ history }) => history.deleteImport(id, importId));
      expect([await remove(), await remove()]).toStrictEqual([[imported], []]);
      expect(await entries(id)).toHaveLength(1);
      expect(await entries(other)).toHaveLength(1);
    });

    it('keeps the details of a deleted entry, with when its task was completed, and doesn’t show them', async () => {
      const { id: householdId } = await addHousehold();
      const task = done(householdId, '2027-01-08T10:00:00.000Z');
      await addTasks(task);
      const find = () => run(({ history }) => history.findDetails(householdId, task.id));
      expect(await find()).toBeUndefined();
      const details = { householdId, taskId: task.id, ...added };
      await save(details);
      expect(await find()).toStrictEqual(details);
      const deleted = { at: new Date('2027-01-13T10:00:00.000Z'), completedAt: new Date('2027-01-08T10:00:00.000Z') };
      await save({ ...details, deleted });
      expect(await find()).toStrictEqual({ ...details, deleted });
      expect((await entries(householdId))[0]?.note).toBe('');
      await save({ householdId, taskId: task.id, note: '' });
      expect(await find()).toStrictEqual({ householdId, taskId: task.id, note: '' });
    });

    it('deletes the details with their task', async () => {
      const { id: householdId } = await addHousehold();
      const tasks = [buildTask(householdId), buildTask(householdId)];
      await addTasks(...tasks);
      for (const { id: taskId } of tasks) await save({ householdId, taskId, ...added });
      const [first, second] = tasks.map(({ id }) => id) as [string, string];
      await run((stores) => stores.tasks.delete(householdId, [first]));
      await run(({ plans }) => plans.deleteTasks([{ householdId, id: second }]));
      for (const taskId of [first, second]) {
        expect(await run(({ history }) => history.findDetails(householdId, taskId))).toBeUndefined();
      }
    });

    it('forgets what was deleted before an instant, and nothing else', async () => {
      const { id: householdId } = await addHousehold();
      const before = new Date('2001-01-01T00:00:00Z');
      const [older, newer] = [new Date(before.getTime() - 1), before];
      const kept = [buildRecordedWork(householdId), buildRecordedWork(householdId, { deletedAt: newer })];
      const gone = buildRecordedWork(householdId, { deletedAt: older });
      await record(...kept, gone);
      const tasks = [buildTask(householdId), buildTask(householdId), buildTask(householdId)];
      await addTasks(...tasks);
      const [one, two, three] = tasks.map(({ id }) => id) as [string, string, string];
      await save({ householdId, taskId: one, note: 'kept' });
      await save({ householdId, taskId: two, note: 'kept', deleted: { at: newer, completedAt: newer } });
      await save({ householdId, taskId: three, note: 'gone', deleted: { at: older, completedAt: older } });
      const forget = () => run(({ history }) => history.deleteExpired(before));
      expect([await forget(), await forget()]).toEqual([2, 0]);
      const found: unknown[] = [];
      await run(async ({ history }) => {
        for (const { id } of [...kept, gone]) found.push(await history.findRecorded(householdId, id));
        for (const id of [one, two, three]) found.push(await history.findDetails(householdId, id));
      });
      expect(found.map((each) => each !== undefined)).toEqual([true, true, false, true, true, false]);
    });
  });
}
