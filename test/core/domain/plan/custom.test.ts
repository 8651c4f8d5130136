import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueCustomTasks } from '#core/domain/plan/custom.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { afterSteps, type Rhythm } from '#core/domain/time/rhythm.ts';
import { buildCustomTask, buildHome, buildItem, buildPlannedBefore, monday, plan } from '../../factories.ts';

const saturday = '2027-03-06';
const source = 'custom:custom-1';
const names = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Lawn'] as const;
const home = buildHome({ features: new Set(names), tasksPerWeek: 5 });
const catalogue = names.map((name) => buildItem(name, { id: 'do' }));
const planCustom = (...args: Parameters<typeof plan>) => plan(...args).filter((task) => task.source === source);

describe('the user’s own tasks', () => {
  it('appear on top of the assistant’s', () => {
    const customTasks = [buildCustomTask(), buildCustomTask({ id: 'custom-2', recurrence: 'yearly' })];
    const own = plan({ home, catalogue });
    const planned = plan({ home, catalogue, customTasks });
    expect(planned).toHaveLength(own.length + 2);
    expect(planned.filter((task) => task.source.startsWith('custom:'))).toHaveLength(2);
  });

  it('carry their words, their turn and how often they come', () => {
    expect(planCustom({ catalogue: [], customTasks: [buildCustomTask({ recurrence: 'quarterly' })] })).toEqual([
      {
        source,
        occurrence: saturday,
        title: 'Wash the dog’s bed',
        description: 'At 60 degrees',
        category: 'Pets',
        date: saturday,
        critical: false,
        reason: { kind: 'own', recurrence: 'quarterly' },
      },
    ]);
  });

  it('show why they matter if there are no instructions', () => {
    const customTasks = [buildCustomTask({ instructions: '' })];
    expect(planCustom({ customTasks })[0]?.description).toBe('Fleas');
  });

  it('come on the first scheduled day from their turn on, or else on the last before it', () => {
    const on = (anchor: string, scheduledDays: (typeof home)['scheduledDays']) =>
      planCustom({ home: { ...home, scheduledDays }, customTasks: [buildCustomTask({ anchor })] })[0]?.date;
    expect(on('2027-03-03', ['Tuesday', 'Saturday'])).toBe(saturday);
    expect(on('2027-03-02', ['Tuesday', 'Saturday'])).toBe('2027-03-02');
    expect(on('2027-03-07', ['Tuesday', 'Saturday'])).toBe(saturday);
  });

  it('come today where the week has no scheduled day left', () => {
    const friday = '2027-03-05';
    const input = { home: { ...home, scheduledDays: ['Monday'] as const }, today: friday };
    expect(planCustom({ ...input, customTasks: [buildCustomTask({ anchor: monday })] })[0]?.date).toBe(friday);
    expect(planCustom({ ...input, customTasks: [buildCustomTask()] })[0]?.date).toBe(saturday);
  });

  it('do not come before their first turn, nor in weeks that are past', () => {
    expect(planCustom({ customTasks: [buildCustomTask({ anchor: '2027-03-08' })] })).toEqual([]);
    expect(planCustom({ customTasks: [buildCustomTask()], today: '2027-03-09' })).toEqual([]);
  });

  it('do not come again while the previous turn is open', () => {
    const waiting = buildPlannedBefore({ source, scheduledOn: '2027-02-27', occurrence: '2027-02-27' });
    const customTasks = [buildCustomTask({ anchor: '2027-02-27' })];
    expect(planCustom({ customTasks, tasks: [waiting] })).toEqual([]);
    expect(planCustom({ customTasks, tasks: [{ ...waiting, status: 'done' }] })).toHaveLength(1);
    expect(planCustom({ customTasks, tasks: [{ ...waiting, status: 'skipped' }] })).toHaveLength(1);
  });

  it('come again once the previous turn counts as missed', () => {
    const customTasks = [buildCustomTask({ anchor: '2027-02-06' })];
    const left = (scheduledOn: string) =>
      planCustom({ customTasks, tasks: [buildPlannedBefore({ source, scheduledOn, occurrence: scheduledOn })] });
    expect(left(addDays(monday, -14))).toEqual([]);
    expect(left(addDays(monday, -15))).toHaveLength(1);
  });

  it('are planned in later weeks although one from last week is still open', () => {
    const tasks = [buildPlannedBefore({ source, scheduledOn: '2027-02-28', occurrence: '2027-02-28' })];
    const ahead = { customTasks: [buildCustomTask({ anchor: '2027-02-28' })], tasks, today: monday };
    expect(planCustom({ ...ahead, weekStart: addDays(monday, 28) })).toHaveLength(1);
  });

  it('come once for each turn, wherever the user moved it', () => {
    const moved = buildPlannedBefore({ source, occurrence: saturday, scheduledOn: '2027-03-10' });
    expect(planCustom({ customTasks: [buildCustomTask()], tasks: [moved] })).toEqual([]);
  });
});

describe('a rhythm of one’s own', () => {
  const own = (rhythm: Partial<Rhythm>, first = monday) =>
    buildCustomTask({ anchor: first, rhythm: { every: 6, unit: 'week', anchor: 'completion', ...rhythm } });
  const lastDone = (lastDoneOn: string) => new Map([[source, { lastDoneOn }]]) as PlanInput['history'];
  const datesOf = (tasks: readonly { readonly date: string }[]) => tasks.map(({ date }) => date);

  it('counts from when it was last done', () => {
    const customTasks = [own({ every: 2 })];
    const on = (weekStart: string, done: string) =>
      datesOf(planCustom({ customTasks, history: lastDone(done), weekStart, today: monday }));
    expect(on(addDays(monday, 7), '2027-02-26')).toEqual(['2027-03-13']);
    expect(on(monday, '2027-02-16')).toEqual([saturday]);
    expect(on(monday, '2027-02-26')).toEqual([]);
  });

  it('comes first on its first day, and waits while a turn is overdue', () => {
    expect(datesOf(planCustom({ customTasks: [own({})] }))).toEqual([saturday]);
    expect(planCustom({ customTasks: [own({}, addDays(monday, 7))] })).toEqual([]);
    const overdue = buildPlannedBefore({ source, scheduledOn: '2027-02-27', occurrence: '2027-02-27' });
    expect(planCustom({ customTasks: [own({ every: 1 })], tasks: [overdue] })).toEqual([]);
  });

  it('says how often it comes, and has its steps', () => {
    const customTasks = [{ ...own({}), steps: ['Strip the bed', 'Wash'] }];
    expect(planCustom({ customTasks })).toMatchObject([
      { steps: ['Strip the bed', 'Wash'], reason: { kind: 'own', rhythm: { every: 6, unit: 'week' } } },
    ]);
  });

  it('of less than a week comes on its own days, not only on scheduled ones', () => {
    const customTasks = [own({ every: 3, unit: 'day', anchor: 'date' })];
    expect(datesOf(planCustom({ customTasks }))).toEqual(['2027-03-01', '2027-03-04', '2027-03-07']);
    expect(datesOf(planCustom({ customTasks: [own({ every: 3, unit: 'day' })], today: '2027-03-02' }))).toEqual([
      '2027-03-02',
      '2027-03-05',
    ]);
    const yesterday = buildPlannedBefore({ source, scheduledOn: '2027-02-28', occurrence: '2027-02-28' });
    expect(planCustom({ customTasks, tasks: [yesterday] })).toHaveLength(3);
  });

  it('stays in its season, on another day of the week if it must', () => {
    const customTasks = [own({ anchor: 'date', every: 1, season: { from: 5, to: 9 } }, '2027-03-02')];
    const on = (weekStart: string) => datesOf(planCustom({ customTasks, weekStart, today: weekStart }));
    expect([on('2027-04-19'), on('2027-05-03'), on('2027-09-27'), on('2027-10-04')]).toEqual([
      [],
      ['2027-05-08'],
      ['2027-09-28'],
      [],
    ]);
  });

  it('is due once for each turn of years in which each is done some days late', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('week' as const, 'month' as const),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 1000 }),
        (unit, every, seed) => {
          const rhythm: Rhythm = { every, unit, anchor: 'completion' };
          const customTasks = [buildCustomTask({ anchor: monday, rhythm })];
          let last: string | undefined;
          let turns = 0;
          for (let week = 0; week < 150; week++) {
            const weekStart = addDays(monday, 7 * week);
            const history: PlanInput['history'] = last === undefined ? new Map() : lastDone(last);
            const input = { home, tasks: [], customTasks, history, weekStart, today: weekStart };
            const [turn, ...more] = dueCustomTasks(input);
            expect(more).toEqual([]);
            const due = last === undefined ? monday : afterSteps(last, rhythm);
            expect(turn !== undefined).toBe(due <= addDays(weekStart, 6));
            if (!turn) continue;
            turns += 1;
            last = addDays(turn.date, (seed * (turns + 3)) % 2);
          }
          expect(turns).toBeGreaterThan(3);
        },
      ),
      { numRuns: 40 },
    );
  });
});
