import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HistoryFact } from '#core/domain/history/entry.ts';
import { actionsBy } from '#core/domain/tasks/task-action.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import { buildRecordedWork, buildTask } from '../support/people/factories.ts';
import type { OpenSubject } from './subject.ts';
import { added, done, today, useHistory } from './use-history.ts';

export function historyEntriesContract(name: string, open: OpenSubject): void {
  describe(`history store, read: ${name}`, () => {
    const { run, addHome, addHousehold, entries, addTasks, record, save } = useHistory(open);
    const facts = (householdId: string, timezone = 'Europe/Paris') =>
      run(({ history }) => history.facts(householdId, timezone, today));

    it('returns a done task with its details, on the household’s day, to the last detail', async () => {
      const { id: householdId } = await addHousehold();
      const task = done(householdId, '2027-01-08T23:30:00.000Z');
      await addTasks(task);
      const entry = {
        id: task.id,
        kind: 'done',
        origin: 'plan',
        date: '2027-01-09',
        plannedFor: '2027-01-09',
        item: 'Fridge',
        careTaskId: 'fridge.clean-seals',
        title: 'Clean the fridge door seals',
        note: '',
        minutes: 10,
      };
      expect(await entries(householdId)).toStrictEqual([entry]);
      expect((await entries(householdId, 'America/New_York'))[0]?.date).toBe('2027-01-08');
      await save({ householdId, taskId: task.id, ...added });
      expect(await entries(householdId)).toStrictEqual([{ ...entry, ...added }]);
    });

    it('says who completed, skipped and recorded what, and that it was a former member once they are gone', async () => {
      const { household, person } = await addHome();
      const { id } = household;
      const completed = done(id, '2027-01-08T10:00:00Z');
      const skipped = buildTask(id, { status: 'skipped', scheduledOn: today });
      const recorded = buildRecordedWork(id, { personId: person.id });
      await addTasks(completed, skipped);
      await record(recorded, buildRecordedWork(id, { title: 'Chimney swept long ago', date: '2020-01-01' }));
      await run(({ taskActions }) =>
        taskActions.note([
          ...actionsBy(person, 'completed', [completed], new Date()),
          ...actionsBy(person, 'skipped', [completed, skipped], new Date()),
        ]),
      );
      const actors = async () => (await entries(id)).map(({ actor }) => actor);
      const actor = { id: person.id, name: person.name };
      expect(await actors()).toStrictEqual([actor, actor, actor, undefined]);
      expect(await run(({ history }) => history.findRecorded(id, recorded.id))).toStrictEqual(recorded);
      await run(({ personalData }) => personalData.deletePerson(person));
      expect(await actors()).toStrictEqual([{ name: '' }, { name: '' }, { name: '' }, undefined]);
      await run(({ history }) => history.update({ ...recorded, title: 'Boiler checked' }));
      expect(await run(({ history }) => history.findRecorded(id, recorded.id))).toMatchObject({ personId: null });
    });

    it('returns skipped and missed tasks, and none that may still be done', async () => {
      const { id } = await addHousehold();
      const source = 'hand' as const;
      await addTasks(
        buildTask(id, { title: 'missed', source, scheduledOn: '2026-12-27' }),
        buildTask(id, { title: 'overdue', source, scheduledOn: '2026-12-28' }),
        buildTask(id, { title: 'ahead', source, scheduledOn: '2027-01-20' }),
        buildTask(id, { title: 'skipped', source, status: 'skipped', scheduledOn: today }),
        buildTask(id, { title: 'skipped ahead', source, status: 'skipped', scheduledOn: '2027-01-14' }),
        done(id, '2027-01-10T10:00:00Z', { title: 'done, then deleted', source, status: 'skipped' }),
        done(id, '2027-01-10T10:00:00Z', { title: 'done early', source, scheduledOn: '2027-02-01' }),
      );
      expect(
        (await entries(id)).map(({ title, kind, origin, date }) => [title, kind, origin, date].join(', ')),
      ).toEqual([
        'skipped, skipped, own, 2027-01-13',
        'done early, done, own, 2027-01-10',
        'done, then deleted, done, own, 2027-01-10',
        'missed, missed, own, 2026-12-27',
      ]);
    });

    it('returns recorded and imported work, and nothing of another household', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const importId = randomUUID();
      const own = buildRecordedWork(id, {
        date: '2019-05-01',
        careTaskId: 'central-heating.book-boiler-service',
        ...added,
      });
      const imported = buildRecordedWork(id, { date: '2020-02-29', importId });
      await record(own, imported, buildRecordedWork(other));
      const { householdId: _, createdAt: __, ...work } = own;
      const { householdId: ___, createdAt, importId: ____, ...importedWork } = imported;
      expect(await entries(id)).toStrictEqual([
        { ...importedWork, kind: 'done', origin: 'imported', import: { id: importId, at: createdAt } },
        { ...work, kind: 'done', origin: 'recorded' },
      ]);
    });

    it('sorts by day, the newest first, then by title', async () => {
      const { id } = await addHousehold();
      await record(
        buildRecordedWork(id, { date: '2027-01-02', title: 'B' }),
        buildRecordedWork(id, { date: '2027-01-03', title: 'C' }),
        buildRecordedWork(id, { date: '2027-01-02', title: 'A' }),
      );
      await addTasks(done(id, '2027-01-02T10:00:00Z', { title: 'AA', source: 'hand' }));
      expect((await entries(id)).map(({ title }) => title)).toEqual(['C', 'A', 'AA', 'B']);
    });

    it('returns the entries of a span of days, by the household’s days', async () => {
      const { id } = await addHousehold();
      const source = 'hand' as const;
      await addTasks(
        done(id, '2027-01-01T23:30:00Z', { title: 'on the second in Paris', source }),
        done(id, '2027-01-09T23:30:00Z', { title: 'on the tenth in Paris', source }),
        done(id, '2027-01-10T09:30:00Z', { title: 'on the ninth in Samoa', source }),
        buildTask(id, { title: 'skipped', source, status: 'skipped', scheduledOn: '2027-01-09' }),
        buildTask(id, { title: 'skipped later', source, status: 'skipped', scheduledOn: '2027-01-10' }),
        buildTask(id, { title: 'missed before', source, scheduledOn: '2026-12-26' }),
      );
      await record(
        ...['2027-01-01', '2027-01-02', '2027-01-09', '2027-01-10'].map((date) =>
          buildRecordedWork(id, { date, title: `recorded on ${date}` }),
        ),
      );
      const titles = async (timezone: string, from: string, to: string) =>
        (await entries(id, timezone, today, { from, to })).map(({ title }) => title);
      expect(await titles('Europe/Paris', '2027-01-02', '2027-01-09')).toEqual([
        'recorded on 2027-01-09',
        'skipped',
        'on the second in Paris',
        'recorded on 2027-01-02',
      ]);
      expect(await titles('Pacific/Kiritimati', '2027-01-10', '2027-01-10')).toContain('on the tenth in Paris');
      expect(await titles('Pacific/Pago_Pago', '2027-01-09', '2027-01-09')).toContain('on the ninth in Samoa');
      expect(await titles('Europe/Paris', '2026-12-26', '2026-12-27')).toEqual(['missed before']);
      expect(await titles('Europe/Paris', '2026-01-01', '2026-12-25')).toEqual([]);
    });

    it('returns of all entries what figures count, and nothing of what is deleted, still open or another household’s', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const [detailed, bare] = [done(id, '2027-01-08T23:30:00Z'), done(id, '2027-01-08T23:30:00Z', { source: 'hand' })];
      const { minutes: _, ...unknown } = buildTask(id, { scheduledOn: '2026-12-01' });
      await addTasks(
        ...[detailed, bare, unknown, done(other, '2027-01-08T10:00:00Z')],
        buildTask(id, { source: 'hand', category: '', status: 'skipped', scheduledOn: today }),
        buildTask(id, { scheduledOn: '2027-01-20' }),
        buildTask(id, { source: 'care:retired.task', category: 'Long gone', scheduledOn: '2026-12-02' }),
      );
      await save({ householdId: id, taskId: detailed.id, ...added });
      const deleted = { at: new Date(), completedAt: new Date() };
      await save({ householdId: id, taskId: bare.id, ...added, deleted });
      await record(
        buildRecordedWork(id, { importId: randomUUID(), ...added }),
        buildRecordedWork(id, { careTaskId: 'central-heating.book-boiler-service' }),
        buildRecordedWork(id, { deletedAt: new Date() }),
      );
      const counted = ({ kind, date, plannedFor, item, careTaskId, minutes, cost, import: source }: HistoryFact) => ({
        ...{ kind, date, plannedFor, item, careTaskId, minutes, cost, source },
      });
      const sorted = (all: readonly HistoryFact[]) =>
        all.map(counted).sort((one, another) => compareText(JSON.stringify(one), JSON.stringify(another)));
      for (const timezone of ['Europe/Paris', 'America/New_York']) {
        expect(sorted(await facts(id, timezone))).toEqual(sorted(await entries(id, timezone)));
      }
      expect(await facts(id)).toHaveLength(7);
    });

    it('returns an empty list for a household without history', async () => {
      const { id } = await addHousehold();
      expect(await entries(id)).toEqual([]);
      expect(await facts(id)).toEqual([]);
    });
  });
}
