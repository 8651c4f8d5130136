import { describe, expect, it } from 'vitest';
import { addDays } from '#core/domain/time/dates.ts';
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
