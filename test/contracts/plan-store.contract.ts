import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Household } from '#core/domain/home/household.ts';
import type { Meter } from '#core/domain/meters/meter.ts';
import type { DueRange } from '#core/domain/plan/due-plans.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import {
  buildCustomTask,
  buildHousehold,
  buildNewcomer,
  buildRecordedWork,
  buildTask,
} from '../support/people/factories.ts';
import { dawdle, type OpenSubject, useSubject } from './subject.ts';

const monday = '2027-01-04';
const fiveWeeks = [0, 7, 14, 21, 28].map((days) => addDays(monday, days));
const now = new Date('2027-01-06T12:00:00Z');
const never = '1970-01-01T00:00:00.000Z';

/** An id in the range that a test has to itself. */
const idIn = (range: string) => randomUUID().replace(/^.{8}/, range);
export function planStoreContract(name: string, open: OpenSubject): void {
  describe(`plan store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const mark = (householdId: string, weekStarts: readonly string[], plannedOn = monday) =>
      run(({ plans }) => plans.markPlanned(weekStarts.map((weekStart) => ({ householdId, weekStart, plannedOn }))));
    const addTasks = (...tasks: readonly Task[]) => run((stores) => stores.tasks.addMissing(tasks));
    const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

    async function addHouseholds(
      range: string,
      ...overrides: readonly Partial<Household>[]
    ): Promise<readonly string[]> {
      const households = overrides.map((each) => buildHousehold({ id: idIn(range), ...each })).toSorted(byId);
      for (const household of households) await addHousehold(household);
      return households.map(({ id }) => id);
    }

    /** The due plans of a test's own households. */
    const dueOf = async (ids: readonly string[], at: Date, within: DueRange = {}, limit = 10_000) =>
      (await run(({ plans }) => plans.due(at, within, limit))).filter(({ householdId }) => ids.includes(householdId));

    it('finds the plans that are due, in the order of their dates and of their households’ ids', async () => {
      const [first = '', second = '', third = '', later = ''] = await addHouseholds('10000001', {}, {}, {}, {});
      const newcomer = buildNewcomer({ id: idIn('10000001') });
      await run(({ households }) => households.add(newcomer));
      const ids = [first, second, third, later, newcomer.id];
      expect(await dueOf(ids, now)).toEqual(ids.slice(0, 4).map((householdId) => ({ householdId, dueAt: never })));
      const dues = [
        { householdId: first, dueAt: '2027-01-04T09:00:00.000Z' },
        { householdId: second, dueAt: '2027-01-03T23:00:00.000Z' },
        { householdId: third, dueAt: '2027-01-03T23:00:00.000Z' },
        { householdId: later, dueAt: '2027-01-04T09:00:00.001Z' },
      ];
      await run(({ plans }) => plans.saveDue(dues));
      await run(({ plans }) => plans.saveDue([]));
      expect(await dueOf(ids, new Date('2027-01-04T09:00:00Z'))).toEqual([dues[1], dues[2], dues[0]]);
    });

    it('finds the due plans after one place up to another, and at most as many as asked', async () => {
      const ids = await addHouseholds('20000001', {}, {}, {}, {});
      const dueAt = '2020-01-01T00:00:00.000Z';
      await run(({ plans }) => plans.saveDue(ids.map((householdId) => ({ householdId, dueAt }))));
      const [first, second, third] = ids.map((id) => ({ id, dueAt }));
      const found = async (within: DueRange) => (await dueOf(ids, now, within)).map(({ householdId }) => householdId);
      expect(await found({ ...(first && { after: first }), ...(third && { last: third }) })).toEqual(ids.slice(1, 3));
      expect(await found(second ? { after: second } : {})).toEqual(ids.slice(2));
      expect(await found(second ? { last: second } : {})).toEqual(ids.slice(0, 2));
      expect(await dueOf(ids, now, first ? { after: first } : {}, 1)).toHaveLength(1);
    });

    it('has a plan due again once weeks are forgotten, and once the household’s clock changes', async () => {
      const [id = '', other = ''] = await addHouseholds('30000001', {}, {});
      const isDue = async () => (await dueOf([id], now)).length === 1;
      const plan = (householdId: string) => ({ householdId, dueAt: '2099-01-01T00:00:00.000Z' });
      await run(({ plans }) => plans.saveDue([plan(id), plan(other)]));
      expect(await isDue()).toBe(false);
      const change = (overrides: Partial<Household>) =>
        run(async ({ households }) => {
          const household = await households.lock(id);
          if (household) await households.update({ ...household, ...overrides });
        });
      await change({ tasksPerWeek: 2 });
      expect(await isDue()).toBe(false);
      await change({ timezone: 'Asia/Tokyo' });
      expect(await isDue()).toBe(true);
      await run(({ plans }) => plans.saveDue([plan(id)]));
      await run(({ weeks }) => weeks.markUnplanned(id, [monday]));
      expect(await isDue()).toBe(true);
      expect(await dueOf([other], now)).toEqual([]);
    });

    it('locks households in the order of their ids, and leaves out unknown ones', async () => {
      const ids = await addHouseholds('60000001', {}, {}, {});
      const locked = await run(({ plans }) => plans.lock([...ids.toReversed(), randomUUID()]));
      expect(locked.map(({ id }) => id)).toEqual(ids);
      expect(locked[0]).toStrictEqual(await run(({ households }) => households.find(ids[0] ?? '')));
      expect(await run(({ plans }) => plans.lock([]))).toEqual([]);
    });

    it('makes callers that lock the same households wait for each other', async () => {
      const ids = await addHouseholds('61000001', { tasksPerWeek: 1 }, { tasksPerWeek: 1 });
      await race(4, async ({ plans, households }, index) => {
        const locked = await plans.lock(index % 2 ? ids : ids.toReversed());
        await dawdle({ households });
        for (const each of locked) await households.update({ ...each, tasksPerWeek: each.tasksPerWeek + 1 });
      });
      const after = await run(({ plans }) => plans.lock(ids));
      expect(after.map(({ tasksPerWeek }) => tasksPerWeek)).toEqual([5, 5]);
    });

    it('returns the planned weeks of several households from a day on', async () => {
      const [first = '', second = '', other = ''] = await addHouseholds('70000001', {}, {}, {});
      await mark(first, fiveWeeks.slice(0, 2));
      await mark(second, fiveWeeks.slice(1, 2), '2027-01-06');
      await mark(other, fiveWeeks);
      const found = await run(({ plans }) => plans.weeksFrom([first, second], '2027-01-05'));
      expect(found.toSorted((one, two) => (one.householdId < two.householdId ? -1 : 1))).toEqual([
        { householdId: first, weekStart: '2027-01-11', plannedOn: monday },
        { householdId: second, weekStart: '2027-01-11', plannedOn: '2027-01-06' },
      ]);
    });

    it('returns the tasks of several households from a day on, of any status', async () => {
      const [first = '', second = '', other = ''] = await addHouseholds('80000001', {}, {}, {});
      const kept = [
        buildTask(first, { scheduledOn: '2027-01-09' }),
        buildTask(first, { scheduledOn: '2027-03-09', status: 'skipped', moved: true }),
        buildTask(second, { status: 'done', completedAt: new Date('2027-01-09T10:00:00Z') }),
      ];
      const { minutes: _, ...untimed } = buildTask(second, { source: 'hand' });
      await addTasks(...kept, untimed, buildTask(first, { scheduledOn: '2027-01-08' }), buildTask(other));
      const found = await run(({ plans }) => plans.tasksFrom([first, second], '2027-01-09'));
      const known = [...kept, untimed].map(({ householdId, id, source, occurrence, scheduledOn, status, moved }) => ({
        householdId,
        id,
        source,
        occurrence,
        scheduledOn,
        status,
        moved,
        ...(id !== untimed.id && { minutes: 10 }),
      }));
      expect(found.toSorted(byId)).toMatchObject(known.toSorted(byId));
      expect('minutes' in (found.find(({ id }) => id === untimed.id) ?? {})).toBe(false);
    });

    it('removes no task that was done or moved since it was read', async () => {
      const [id = ''] = await addHouseholds('81000001', {});
      const tasks = [buildTask(id, { status: 'skipped' }), buildTask(id, { moved: true }), buildTask(id)];
      await addTasks(...tasks);
      await run(({ plans }) => plans.deleteTasks(tasks));
      const left = await run(({ plans }) => plans.tasksFrom([id], '2027-01-01'));
      expect(left.map((task) => task.id).sort()).toEqual([tasks[0]?.id, tasks[1]?.id].sort());
    });

    it('returns the history of each household in its own time zone, as the task store does', async () => {
      const [first = '', second = '', other = ''] = await addHouseholds('90000001', {}, {}, {});
      const done = { status: 'done', completedAt: new Date('2027-03-08T23:30:00Z') } as const;
      await addTasks(
        buildTask(first, { source: 'care:oven.clean', ...done }),
        buildTask(first, { source: 'care:fridge.wipe', status: 'skipped' }),
        buildTask(first, { source: 'hand', ...done }),
        buildTask(first),
        buildTask(second, { source: 'care:oven.clean', ...done }),
        buildTask(other, { source: 'care:oven.clean', ...done }),
      );
      await run(({ history }) =>
        history.record([
          buildRecordedWork(second, { careTaskId: 'oven.clean', date: '2027-03-01' }),
          buildRecordedWork(second, { careTaskId: 'chimney.book-sweep', date: '2026-03-01' }),
          buildRecordedWork(other, { careTaskId: 'oven.clean' }),
        ]),
      );
      const zones = new Map([
        [first, 'Europe/Paris'],
        [second, 'America/New_York'],
      ]);
      const found = await run(({ plans }) => plans.histories(zones));
      for (const [householdId, timezone] of zones) {
        const alone = await run(({ tasks }) => tasks.history(householdId, timezone));
        const own = found.filter((entry) => entry.householdId === householdId);
        expect(new Set(own)).toEqual(new Set(alone.map((entry) => ({ ...entry, householdId }))));
      }
      expect(
        found.find(({ householdId, source }) => householdId === second && source === 'care:oven.clean')?.lastDoneOn,
      ).toBe('2027-03-08');
      expect(found).toHaveLength(4);
    });

    it('returns the custom tasks of several households, those of each oldest first', async () => {
      const [first = '', second = '', other = ''] = await addHouseholds('a0000001', {}, {}, {});
      const [one, two, three] = [buildCustomTask(first), buildCustomTask(second), buildCustomTask(first)];
      for (const each of [one, two, three, buildCustomTask(other)]) await run((stores) => stores.customTasks.add(each));
      const found = await run(({ plans }) => plans.customTasks([first, second]));
      expect(found.filter(({ householdId }) => householdId === first)).toStrictEqual([one, three]);
      expect(found.filter(({ householdId }) => householdId === second)).toStrictEqual([two]);
    });

    it('returns the meters of several households, those of each oldest first', async () => {
      const [first = '', second = '', other = ''] = await addHouseholds('a1100001', {}, {}, {});
      const meterOf = (householdId: string, name: string, more: Partial<Meter> = {}): Meter => ({
        householdId,
        id: randomUUID(),
        name,
        unit: 'km',
        readings: [],
        ...more,
      });
      const readings = [{ on: '2027-01-01', value: 0.5 }];
      const [one, two] = [
        meterOf(first, 'One', { item: 'Car', readings, askOn: '2027-03-01' }),
        meterOf(second, 'Two'),
      ];
      const three = meterOf(first, 'Three');
      for (const each of [one, two, three, meterOf(other, 'Four')]) await run(({ meters }) => meters.add(each));
      const found = await run(({ plans }) => plans.meters([first, second]));
      expect(found.filter(({ householdId }) => householdId === first)).toStrictEqual([one, three]);
      expect(found.filter(({ householdId }) => householdId === second)).toStrictEqual([two]);
      expect(found).toHaveLength(3);
    });

    it('saves the outlooks of several households, each in place of the one before', async () => {
      const [first = '', second = '', other = ''] = await addHouseholds('a1000001', {}, {}, {});
      const outlookOf = (householdId: string, jobs: string, firstWeek = monday) => ({ householdId, firstWeek, jobs });
      const byHousehold = (found: readonly { readonly householdId: string }[]) =>
        found.toSorted((one, two) => (one.householdId < two.householdId ? -1 : 1));
      const read = (...ids: string[]) => run(({ plans }) => plans.outlooks(ids));
      await run(({ plans }) => plans.saveOutlooks([]));
      expect(await read(first, second)).toEqual([]);

      await run(({ plans }) => plans.saveOutlooks([first, second, other].map((id) => outlookOf(id, 'oven clean:0'))));
      const replaced = [outlookOf(second, 'oven clean:3\nfridge wipe:0z', '2027-01-11'), outlookOf(first, '')];
      await run(({ plans }) => plans.saveOutlooks(replaced));
      expect(byHousehold(await read(second, first, randomUUID()))).toStrictEqual(replaced.toReversed());
      expect(await read(other)).toStrictEqual([outlookOf(other, 'oven clean:0')]);
    });

    it('removes tasks and weeks of several households, and no others', async () => {
      const [first = '', second = ''] = await addHouseholds('b0000001', {}, {});
      const [one, two, three] = [buildTask(first), buildTask(second), buildTask(second)];
      await addTasks(one, two, three);
      await mark(first, fiveWeeks);
      await mark(second, fiveWeeks);
      await run(async ({ plans }) => {
        await plans.deleteTasks([one, { householdId: second, id: two.id }, { householdId: first, id: three.id }]);
        await plans.deleteTasks([]);
        await plans.markUnplanned([
          { householdId: first, weekStart: monday },
          { householdId: second, weekStart: '2027-01-11' },
        ]);
        await plans.markUnplanned([]);
      });
      const ids = [first, second];
      expect(await run(({ plans }) => plans.tasksFrom(ids, '2027-01-01'))).toMatchObject([{ id: three.id }]);
      const weeks = await run(({ plans }) => plans.weeksFrom(ids, monday));
      const left = (householdId: string) =>
        weeks.flatMap((week) => (week.householdId === householdId ? [week.weekStart] : [])).sort();
      expect(left(first)).toEqual(fiveWeeks.slice(1));
      expect(left(second)).toEqual([monday, ...fiveWeeks.slice(2)]);
    });
  });
}
