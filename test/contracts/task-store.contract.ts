import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RecordedWork } from '#core/domain/history/recorded-work.ts';
import { type Task, withCompletion } from '#core/domain/tasks/task.ts';
import type { TaskStore } from '#core/ports/task-store.ts';
import { buildRecordedWork, buildTask } from '../support/people/factories.ts';
import { dawdle, type OpenSubject, useSubject } from './subject.ts';

export function taskStoreContract(name: string, open: OpenSubject): void {
  describe(`task store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const add = (...added: readonly Task[]) => run(({ tasks }) => tasks.addMissing(added));
    const find = ({ householdId, id }: Pick<Task, 'householdId' | 'id'>) =>
      run(({ tasks }) => tasks.find(householdId, id));
    const between = (id: string, from = '2027-01-01', to = '2027-12-31') =>
      run(({ tasks }) => tasks.between(id, from, to));

    async function addTask(overrides: Partial<Task> = {}): Promise<Task> {
      const task = buildTask((await addHousehold()).id, overrides);
      await add(task);
      return task;
    }

    it('finds what was added, to the last detail, and keeps absent what is absent', async () => {
      const done = await addTask({ status: 'done', completedAt: new Date('2027-01-09T10:00:00.321Z'), moved: true });
      const { minutes: _, reason: __, ...bare } = buildTask(done.householdId, { source: 'hand', title: '“ä\'\\,{}"' });
      const unusual = { isRequest: true, isFirst: true, line: 'The door is heavy.', assignedTo: randomUUID() } as const;
      const other = buildTask(done.householdId, unusual);
      await add(bare, other);
      for (const task of [done, bare, other]) expect(await find(task)).toStrictEqual(task);
    });

    it('counts the tasks that were ever added by hand, those with long descriptions as several', async () => {
      const { householdId } = await addTask({ source: 'hand' });
      await addTask({ source: 'hand' });
      await add(buildTask(householdId, { source: 'hand', status: 'skipped' }), buildTask(householdId));
      expect(await run(({ tasks }) => tasks.countByHand(householdId))).toBe(2);
      await add(buildTask(householdId, { source: 'hand', description: 'é'.repeat(599) }));
      expect(await run(({ tasks }) => tasks.countByHand(householdId))).toBe(2 + 3);
      expect(await run(({ tasks }) => tasks.countByHand(randomUUID()))).toBe(0);
    });

    it('finds no task of another household', async () => {
      const [own, other] = [await addTask(), await addTask()];
      expect(await find({ householdId: other.householdId, id: own.id })).toBeUndefined();
      expect(await find({ householdId: own.householdId, id: randomUUID() })).toBeUndefined();
    });

    type Look = (tasks: TaskStore, task: Task) => Promise<Task | undefined>;
    const waysToLook: readonly [string, Look][] = [
      ['one task', (tasks, { householdId, id }) => tasks.find(householdId, id)],
      [
        'the tasks of a day',
        async (tasks, { householdId, scheduledOn: day }) => (await tasks.between(householdId, day, day))[0],
      ],
    ];

    it.each(waysToLook)('makes callers that change %s wait for each other', async (_, look) => {
      const task = await addTask();
      const seen = await race(5, async (stores) => {
        const { tasks } = stores;
        const found = await look(tasks, task);
        if (!found) throw new Error('the task is gone');
        await dawdle(stores);
        await tasks.update(withCompletion(found, true, new Date('2027-01-09T10:00:00Z')));
        return found.status;
      });
      expect(seen.filter((status) => status === 'open')).toHaveLength(1);
    });

    it('lists the days from and to, both included, of any status, by day and then by id', async () => {
      const { id } = await addHousehold();
      const on = (scheduledOn: string, overrides: Partial<Task> = {}) => buildTask(id, { scheduledOn, ...overrides });
      const within = [
        on('2027-01-04'),
        on('2027-01-10', { status: 'skipped' }),
        on('2027-01-10', { status: 'done', completedAt: new Date() }),
        on('2027-01-10'),
        on('2027-01-05'),
      ];
      await add(on('2027-01-03'), ...within, on('2027-01-11'));
      await addTask({ scheduledOn: '2027-01-05' });
      const key = (task: Task) => `${task.scheduledOn} ${task.id}`;
      expect((await between(id, '2027-01-04', '2027-01-10')).map(key)).toEqual(within.map(key).sort());
    });

    it('adds missing tasks and counts them', async () => {
      const { id } = await addHousehold();
      const [first, second, third] = [buildTask(id), buildTask(id), buildTask(id)];
      expect(await add(first, second)).toBe(2);
      expect(await add()).toBe(0);
      const again = { ...buildTask(id), occurrence: second.occurrence, title: 'Another title' };
      expect(await add(again, third, { ...third, id: randomUUID() })).toBe(1);
      expect(new Set(await between(id))).toEqual(new Set([first, second, third]));
    });

    it('distinguishes turns by household, source and occurrence', async () => {
      const [{ id }, { id: other }] = [await addHousehold(), await addHousehold()];
      const turn = { source: 'care:oven.clean', occurrence: '2027-01' } as const;
      const added = [
        buildTask(id, turn),
        buildTask(other, turn),
        buildTask(id, { ...turn, source: 'care:oven.clean-door' }),
        buildTask(id, { ...turn, occurrence: '2027-02' }),
      ];
      expect(await add(...added)).toBe(4);
    });

    it('adds each turn once when many plan the same week at once', async () => {
      const { id } = await addHousehold();
      const turns = ['a', 'b', 'c', 'd', 'e'];
      const counts = await race(10, ({ tasks }, index) => {
        const plan = turns.map((occurrence) => buildTask(id, { occurrence }));
        return tasks.addMissing(index % 2 ? plan : plan.reverse());
      });
      expect(counts.reduce((sum, count) => sum + count)).toBe(5);
      expect((await between(id)).map((task) => task.occurrence).sort()).toEqual(turns);
    });

    it('writes what users may change, and nothing else', async () => {
      const task = await addTask();
      const completedAt = new Date('2027-01-20T23:59:59.999Z');
      const changed = { status: 'done', completedAt, scheduledOn: '2027-01-20', moved: true } as const;
      const words = { title: 'Other', description: 'More', category: 'Pets', minutes: 99 };
      await run(({ tasks }) =>
        tasks.update({ ...task, ...changed, ...words, occurrence: 'other', reason: { kind: 'late' } }),
      );
      expect(await find(task)).toStrictEqual({ ...task, ...changed, ...words });
      const { minutes: _, ...timeless } = task;
      await run(({ tasks }) => tasks.update(timeless));
      expect(await find(task)).toStrictEqual(timeless);
      await run(({ tasks }) => tasks.update(task));
      expect(await find(task)).toStrictEqual(task);
    });

    it('keeps whether a task is a request to the landlord, and stops keeping it', async () => {
      const task = await addTask({ isRequest: true });
      expect(await find(task)).toStrictEqual(task);
      const { isRequest: _, ...job } = task;
      await run(({ tasks }) => tasks.update(job));
      expect(await find(task)).toStrictEqual(job);
      await run(({ tasks }) => tasks.update(task));
      expect(await find(task)).toStrictEqual(task);
    });

    it('keeps the completion of a done task that was deleted', async () => {
      const completedAt = new Date('2027-01-20T12:00:00Z');
      const task = await addTask({ status: 'done', completedAt });
      await run(({ tasks }) => tasks.update({ ...task, status: 'skipped' }));
      expect(await find(task)).toStrictEqual({ ...task, status: 'skipped' });
    });

    it('changes and removes nothing of another household', async () => {
      const [own, other] = [await addTask(), await addTask()];
      await run(async ({ tasks }) => {
        await tasks.update({ ...own, householdId: other.householdId, scheduledOn: '2027-06-01' });
        await tasks.delete(other.householdId, [own.id]);
      });
      expect(await find(own)).toEqual(own);
    });

    it('removes the given tasks', async () => {
      const first = await addTask();
      const [second, third] = [buildTask(first.householdId), buildTask(first.householdId)];
      await add(second, third);
      await run(({ tasks }) => tasks.delete(first.householdId, [first.id, third.id, randomUUID()]));
      await run(({ tasks }) => tasks.delete(first.householdId, []));
      expect(await between(first.householdId)).toEqual([second]);
    });

    it('counts a task that was done and then deleted as done, and one that was moved far from when it was due', async () => {
      const { id } = await addHousehold();
      const deleted = (source: Task['source'], more: Partial<Task>) =>
        buildTask(id, { source, status: 'skipped', ...more });
      await add(
        deleted('care:alarm.test', { completedAt: new Date('2027-03-08T12:00:00Z'), scheduledOn: '2027-04-03' }),
        deleted('care:oven.clean', { occurrence: '2027-01-04', scheduledOn: '2027-12-01', moved: true }),
        deleted('care:fridge.wipe', { occurrence: '2027-01-04', scheduledOn: '2027-01-09' }),
      );
      expect(await run(({ tasks }) => tasks.history(id, 'Europe/Paris'))).toStrictEqual([
        { source: 'care:alarm.test', lastDoneOn: '2027-03-08' },
        { source: 'care:fridge.wipe', lastSkippedOn: '2027-01-09' },
        { source: 'care:oven.clean', lastSkippedOn: '2027-01-10' },
      ]);
    });

    it('counts recorded work as done, unless it is deleted, and takes the later day', async () => {
      const { id } = await addHousehold();
      const care = (careTaskId: string, date: string, more: Partial<RecordedWork> = {}) =>
        buildRecordedWork(id, { careTaskId, date, ...more });
      await add(
        buildTask(id, { source: 'care:oven.clean', status: 'done', completedAt: new Date('2027-01-08T12:00:00Z') }),
        buildTask(id, { source: 'care:fridge.wipe', status: 'skipped', scheduledOn: '2027-01-02' }),
      );
      await run(({ history }) =>
        history.record([
          care('oven.clean', '2027-01-07'),
          care('fridge.wipe', '2026-11-07'),
          care('fridge.wipe', '2026-12-07'),
          care('alarm.test', '2026-12-01'),
          care('alarm.test', '2026-12-02', { deletedAt: new Date() }),
          buildRecordedWork(id),
        ]),
      );
      expect(await run(({ tasks }) => tasks.history(id, 'Europe/Paris'))).toStrictEqual([
        { source: 'care:alarm.test', lastDoneOn: '2026-12-01' },
        { source: 'care:fridge.wipe', lastDoneOn: '2026-12-07', lastSkippedOn: '2027-01-02' },
        { source: 'care:oven.clean', lastDoneOn: '2027-01-08' },
      ]);
      await run(({ history }) => history.record([care('oven.clean', '2027-01-09')]));
      expect((await run(({ tasks }) => tasks.history(id, 'Europe/Paris')))[2]?.lastDoneOn).toBe('2027-01-09');
    });

    it('returns every turn with the week for which it was planned, and recorded work', async () => {
      const [{ id }, other] = [await addHousehold(), await addHousehold()];
      const oven = 'care:oven.clean' as const;
      const planned = { source: oven, occurrence: '2027-01-04' };
      // It keeps when it was done.
      const removed = { status: 'skipped', completedAt: new Date('2027-02-06T12:00:00Z') } as const;
      await add(
        buildTask(id, {
          ...planned,
          scheduledOn: '2027-01-20',
          moved: true,
          status: 'done',
          completedAt: new Date('2027-01-20T23:30:00Z'),
        }),
        buildTask(id, { source: oven, occurrence: '2027-02-01', scheduledOn: '2027-02-06', ...removed }),
        buildTask(id, { source: 'hand', occurrence: id, scheduledOn: '2027-02-10' }),
        buildTask(other.id, { source: oven }),
      );
      await run(({ history }) =>
        history.record([
          buildRecordedWork(id, { careTaskId: 'oven.clean', date: '2027-01-10' }),
          buildRecordedWork(id, { careTaskId: 'oven.clean', date: '2027-01-11', deletedAt: new Date() }),
        ]),
      );
      const turns = await run(({ tasks }) => tasks.pastTurns(id, 'Europe/Paris'));
      expect(
        turns.toSorted((one, two) => (one.plannedWeek + one.doneOn < two.plannedWeek + two.doneOn ? -1 : 1)),
      ).toStrictEqual([
        { source: oven, plannedWeek: '2027-01-04', doneOn: '2027-01-10', isRecorded: true },
        { source: oven, plannedWeek: '2027-01-04', doneOn: '2027-01-21' },
        { source: oven, plannedWeek: '2027-02-01' },
        { source: 'hand', plannedWeek: '2027-02-08' },
      ]);
    });

    it('returns for each source the latest day done, in the household’s time zone, and the latest skipped', async () => {
      const { id } = await addHousehold();
      const done = (source: Task['source'], at: string) =>
        buildTask(id, { source, status: 'done', completedAt: new Date(at), scheduledOn: '2027-01-01' });
      const skipped = (source: Task['source'], scheduledOn: string) =>
        buildTask(id, { source, status: 'skipped', scheduledOn });
      await add(
        skipped('custom:x', '2027-01-02'),
        done('care:oven.clean', '2027-01-08T12:00:00Z'),
        done('care:oven.clean', '2027-03-08T23:30:00Z'),
        skipped('care:oven.clean', '2027-02-06'),
        skipped('care:oven.clean', '2027-02-13'),
        done('care:Zebra', '2027-01-01T11:00:00Z'),
        buildTask(id, { source: 'care:fridge.defrost' }),
        done('hand', '2027-01-01T11:00:00Z'),
      );
      await addTask({ source: 'care:other.home', status: 'skipped' });

      const history = (timezone: string) => run(({ tasks }) => tasks.history(id, timezone));
      expect(await history('Europe/Paris')).toStrictEqual([
        { source: 'care:Zebra', lastDoneOn: '2027-01-01' },
        { source: 'care:oven.clean', lastDoneOn: '2027-03-09', lastSkippedOn: '2027-02-13' },
        { source: 'custom:x', lastSkippedOn: '2027-01-02' },
      ]);
      expect((await history('America/New_York'))[1]?.lastDoneOn).toBe('2027-03-08');
      expect((await history('Pacific/Kiritimati'))[0]?.lastDoneOn).toBe('2027-01-02');
    });
  });
}
