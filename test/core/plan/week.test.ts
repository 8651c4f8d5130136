import { describe, expect, it } from 'vitest';
import { every, type Room } from '#core/domain/care-task.ts';
import { weekdays } from '#core/domain/dates.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday, plan, sources } from '../factories.ts';

const saturday = '2027-03-06';
const sunday = '2027-03-07';

describe('the budget', () => {
  const names = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Lawn'] as const;
  const features: ReadonlySet<string> = new Set(names);
  const of = (minutes: number) => names.map((name) => buildItem(name, { id: 'do', minutes }));

  it('never exceeds the number of tasks that the user wants', () => {
    for (const tasksPerWeek of [1, 2, 4]) {
      expect(plan({ home: buildHome({ features, tasksPerWeek }), catalogue: of(5) })).toHaveLength(tasksPerWeek);
    }
  });

  it('counts the assistant’s tasks that the week already has, but not the user’s own', () => {
    const tasks = [
      buildPlannedBefore({ source: 'care:fridge.other', status: 'done' }),
      buildPlannedBefore({ source: 'care:oven.other', scheduledOn: sunday }),
      buildPlannedBefore({ source: 'hand' }),
      buildPlannedBefore({ source: 'custom:1' }),
      buildPlannedBefore({ source: 'care:lawn.other', status: 'skipped' }),
    ];
    expect(plan({ home: buildHome({ features, tasksPerWeek: 3 }), catalogue: of(5), tasks })).toHaveLength(1);
  });

  it('is about an hour at the default of five tasks', () => {
    const home = buildHome({ features });
    const minutes = (each: number) =>
      plan({ home, catalogue: of(each) }).reduce((sum, task) => sum + (task.minutes ?? 0), 0);
    expect(minutes(10)).toBe(50);
    expect(minutes(25)).toBe(75);
    expect(minutes(45)).toBeLessThanOrEqual(90);
  });

  it('allows one long job a week', () => {
    const home = buildHome({ features, tasksPerWeek: 20 });
    expect(plan({ home, catalogue: of(60) })).toHaveLength(1);
    expect(plan({ home, catalogue: of(120) })).toHaveLength(1);
  });

  it('allows no long job in addition to one that stays in the week', () => {
    const home = buildHome({ features, tasksPerWeek: 20 });
    const tasks = [buildPlannedBefore({ source: 'care:pool.winterise', status: 'done', minutes: 90 })];
    expect(plan({ home, catalogue: of(90), tasks })).toEqual([]);
  });
});

describe('variety', () => {
  it('allows one task of an item a week', () => {
    const catalogue = [buildItem('Fridge', { id: 'a' }, { id: 'b' }, { id: 'c' })];
    expect(plan({ catalogue })).toHaveLength(1);
  });

  it('applies to critical tasks too: the rarer one comes in an earlier week', () => {
    const catalogue = [
      buildItem(
        'Fridge',
        { id: 'often', critical: true, intervalDays: every.fortnight },
        { id: 'rare', critical: true },
      ),
    ];
    const past = historyOf({
      'care:fridge.often': { lastDoneOn: '2027-02-27' },
      'care:fridge.rare': { lastDoneOn: '2027-02-11' },
    });
    expect(sources(plan({ catalogue, history: past }))).toEqual(['care:fridge.rare']);
    expect(sources(plan({ catalogue, history: past, weekStart: '2027-03-08' }))).toEqual(['care:fridge.often']);
  });

  it('delays a late task if another of its item can still be in time this week', () => {
    const catalogue = [
      buildItem('Fridge', { id: 'often', critical: true }, { id: 'rare', critical: true, intervalDays: every.year }),
    ];
    const past = historyOf({
      'care:fridge.often': { lastDoneOn: '2027-02-06' },
      'care:fridge.rare': { lastDoneOn: '2025-12-06' },
    });
    expect(sources(plan({ catalogue, history: past }))).toEqual(['care:fridge.often']);
  });

  it('gives no further turn to an item whose task stays in the week', () => {
    const catalogue = [buildItem('Fridge', { id: 'wipe' }, { id: 'b' })];
    const tasks = [buildPlannedBefore({ occurrence: monday, status: 'done' })];
    expect(plan({ catalogue, tasks })).toEqual([]);
  });

  it('puts jobs of one room on one day', () => {
    const bath = { ...buildItem('Shower', { id: 'clean' }), room: 'bathroom' as const };
    const oven = buildItem('Oven', { id: 'a' });
    const home = buildHome({ features: new Set(['Fridge', 'Oven', 'Shower']) });
    const days = Map.groupBy(
      plan({ home, catalogue: [oven, bath, buildItem('Fridge', { id: 'a' })] }),
      ({ date }) => date,
    );
    expect([...days.values()].map((tasks) => [...sources(tasks)].sort()).sort()).toEqual([
      ['care:fridge.a', 'care:oven.a'],
      ['care:shower.clean'],
    ]);
  });

  it('puts short jobs with one tool on one day', () => {
    const withTool = (name: 'Car' | 'Lawn', tool: string, where: Room) => ({
      ...buildItem(name, { id: 'do', minutes: 5, tools: [tool] }),
      room: where,
    });
    const home = buildHome({ features: new Set(['Car', 'Lawn']), propertyType: 'House' });
    const daysWith = (tool: string) => {
      const catalogue = [withTool('Car', 'Bucket', 'garage'), withTool('Lawn', tool, 'garden')];
      return new Set(plan({ home, catalogue }).map(({ date }) => date));
    };
    expect(daysWith('Bucket').size).toBe(1);
    expect(daysWith('Rake').size).toBe(2);
  });

  it('keeps the jobs of a room together although a long one of another room came between', () => {
    const room = (name: 'Car' | 'Dishwasher' | 'Fridge' | 'Lawn', where: Room, minutes: number) => ({
      ...buildItem(name, { id: 'do', minutes }),
      room: where,
    });
    // In this order, Saturday would be full before the kitchen's second job is placed.
    const catalogue = [
      room('Car', 'kitchen', 10),
      room('Dishwasher', 'bathroom', 10),
      room('Fridge', 'garden', 30),
      room('Lawn', 'kitchen', 10),
    ];
    const home = buildHome({ features: new Set(['Car', 'Dishwasher', 'Fridge', 'Lawn']) });
    const history = historyOf(
      Object.fromEntries(catalogue.map(({ slug }) => [`care:${slug}.do`, { lastDoneOn: '2027-01-02' }])),
    );
    const days = new Map(plan({ home, catalogue, history }).map(({ source, date }) => [source, date]));
    expect(days.get('care:lawn.do')).toBe(days.get('care:car.do'));
    expect(days.get('care:fridge.do')).not.toBe(days.get('care:car.do'));
  });

  it('never puts chemicals that must not meet on one day', () => {
    const catalogue = [
      buildItem('Shower', { id: 'mould', uses: ['bleach'] }),
      buildItem('Toilet', { id: 'descale', uses: ['acid'] }),
    ];
    const home = buildHome({ features: new Set(['Shower']) });
    const both = plan({ home, catalogue });
    expect(new Set(both.map(({ date }) => date))).toEqual(new Set([saturday, sunday]));
    const oneDay = buildHome({ features: new Set(['Shower']), scheduledDays: ['Saturday'] });
    expect(plan({ home: oneDay, catalogue })).toHaveLength(1);
  });

  it('considers the chemicals of tasks that stay in the week', () => {
    const catalogue = [
      buildItem('Shower', { id: 'mould', uses: ['bleach'] }),
      buildItem('Toilet', { id: 'descale', uses: ['acid'] }),
    ];
    const home = buildHome({ features: new Set(['Shower']) });
    const tasks = [
      buildPlannedBefore({ source: 'care:shower.mould', occurrence: monday, scheduledOn: sunday, status: 'done' }),
    ];
    expect(plan({ home, catalogue, tasks }).map(({ date }) => date)).toEqual([saturday]);
  });
});

describe('the days', () => {
  const names = ['Fridge', 'Oven', 'Dishwasher', 'Car'] as const;
  const catalogue = names.map((name) => ({
    ...buildItem(name, { id: 'do' }),
    room: name === 'Car' ? ('garage' as const) : ('laundry' as const),
  }));
  const features = new Set<string>(names);

  it('are scheduled ones, with the minutes balanced between them', () => {
    const minutes = new Map<string, number>();
    const apart = names.map((name, index) => ({
      ...buildItem(name, { id: 'do', minutes: 15 }),
      room: (['kitchen', 'garage', 'garden', 'bathroom'] as const)[index] ?? 'kitchen',
    }));
    for (const task of plan({ home: buildHome({ features }), catalogue: apart })) {
      minutes.set(task.date, (minutes.get(task.date) ?? 0) + (task.minutes ?? 0));
    }
    expect(minutes).toEqual(
      new Map([
        [saturday, 30],
        [sunday, 30],
      ]),
    );
  });

  it('are today or later in the current week', () => {
    const home = buildHome({ features, scheduledDays: weekdays });
    const dates = plan({ home, catalogue, today: '2027-03-05' }).map(({ date }) => date);
    expect(dates).toHaveLength(4);
    expect(dates.filter((date) => date < '2027-03-05')).toEqual([]);
    expect(new Set(plan({ home, catalogue, today: sunday }).map(({ date }) => date))).toEqual(new Set([sunday]));
  });

  it('leave the current week empty when no scheduled day is left', () => {
    const home = buildHome({ features, scheduledDays: ['Monday', 'Tuesday'] });
    expect(plan({ home, catalogue, today: '2027-03-03' })).toEqual([]);
    expect(plan({ home, catalogue, weekStart: '2027-03-08', today: '2027-03-03' })).not.toEqual([]);
  });
});
