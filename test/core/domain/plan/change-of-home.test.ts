import { describe, expect, it } from 'vitest';
import { changesThePlanFrom, tasksThatGo, withChanges } from '#core/domain/plan/change-of-home.ts';
import { buildHousehold, buildNewcomer } from '../../../support/people/factories.ts';
import { buildItem, buildTask } from '../../factories.ts';

const catalogue = [
  buildItem('Fridge', { id: 'wipe' }),
  buildItem('Pool', { id: 'skim' }),
  buildItem('Toilet', { id: 'clean' }),
];
const household = buildHousehold({
  features: { propertyType: ['House'], kitchenAppliances: ['Fridge'], outdoorFeatures: ['Pool'] },
});
const withoutPool = withChanges(household, { features: { outdoorFeatures: [] } });
const today = '2027-03-03';
const thisWeek = '2027-03-06';
const nextWeek = '2027-03-08';

describe('changes of a household', () => {
  it('do not affect categories that they do not name', () => {
    expect(withoutPool).toEqual({
      ...household,
      features: { propertyType: ['House'], kitchenAppliances: ['Fridge'], outdoorFeatures: [] },
    });
    expect(withChanges(household, { country: 'NZ' })).toEqual({ ...household, country: 'NZ' });
  });

  it('to another place forget what was said about the climate of the old one, but nothing else', () => {
    const answers = { storms: 'yes', winter: 'hard', dryer: 'vented' } as const;
    const french = { ...household, country: 'FR', timezone: 'Europe/Paris', answers };
    expect(withChanges(french, { country: 'IS' }).answers).toEqual({ dryer: 'vented' });
    expect(withChanges(french, { timezone: 'Europe/Brussels', name: 'Nest' }).answers).toEqual(answers);
    expect(withChanges(french, { country: 'IS', answers: { storms: 'no' } }).answers).toEqual({ storms: 'no' });
  });

  it('affect the plan from the next Monday on if planning uses the changed value', () => {
    const from = (changes: Partial<typeof household>) =>
      changesThePlanFrom(household, { ...household, ...changes }, today);
    expect(changesThePlanFrom(household, withoutPool, today)).toBe(nextWeek);
    expect(from({ country: 'NZ' })).toBe(nextWeek);
    expect(from({ tasksPerWeek: 6 })).toBe(nextWeek);
    expect(from({ scheduledDays: ['Monday'] })).toBe(nextWeek);
    expect(from({ excludedTasks: ['fridge.wipe'] })).toBe(nextWeek);
    expect(changesThePlanFrom(household, withoutPool, '2027-03-07')).toBe(nextWeek);
    expect(changesThePlanFrom(household, withoutPool, '2027-03-08')).toBe('2027-03-15');
  });

  it('affect it from today on if they say more about the home or its earlier work', () => {
    expect(changesThePlanFrom(household, { ...household, answers: { dryer: 'vented' } }, today)).toBe(today);
    expect(changesThePlanFrom(household, { ...household, lastDone: { 'fridge.wipe': null } }, today)).toBe(today);
    const both = { ...household, answers: { dryer: 'vented' }, tasksPerWeek: 6 } as const;
    expect(changesThePlanFrom(household, both, today)).toBe(today);
  });

  it('do not affect it otherwise', () => {
    const renamed = { ...household, name: 'Grace', timezone: 'Asia/Tokyo' };
    expect(changesThePlanFrom(household, renamed, today)).toBeUndefined();
    expect(changesThePlanFrom(household, withChanges(household, { features: household.features }), today)).toBe(
      undefined,
    );
  });

  it('of the time zone affect it only if the climate changes with it', () => {
    const american = { ...household, country: 'US', timezone: 'America/New_York' };
    const movedTo = (timezone: string) => changesThePlanFrom(american, { ...american, timezone }, today);
    expect(movedTo('US/Eastern')).toBeUndefined();
    expect(movedTo('America/Chicago')).toBe(nextWeek);
    expect(movedTo('Pacific/Honolulu')).toBe(nextWeek);
  });
});

describe('when a home has changed', () => {
  const goingFrom = (from: string, ...tasks: Parameters<typeof buildTask>[0][]) =>
    tasksThatGo(
      withoutPool,
      catalogue,
      tasks.map((task, index) => buildTask({ id: `${index}`, ...task })),
      from,
    ).map(({ id }) => Number(id));
  const going = (...tasks: Parameters<typeof buildTask>[0][]) => goingFrom(nextWeek, ...tasks);

  it('this week keeps tasks that still fit and loses open tasks of removed items', () => {
    const pool = { source: 'care:pool.skim', scheduledOn: thisWeek } as const;
    expect(
      going(
        pool,
        { source: 'care:fridge.wipe', scheduledOn: thisWeek },
        { source: 'care:toilet.clean', scheduledOn: thisWeek },
        { ...pool, status: 'done' },
        { ...pool, status: 'skipped' },
        { source: 'custom:1', scheduledOn: thisWeek },
        { source: 'hand', scheduledOn: thisWeek },
        { ...pool, moved: true },
      ),
    ).toEqual([0, 7]);
  });

  it('later weeks lose all tasks that planning may replace, and keep those that the user did, moved or created', () => {
    const fridge = { source: 'care:fridge.wipe', scheduledOn: nextWeek } as const;
    expect(
      going(
        fridge,
        { ...fridge, moved: true },
        { ...fridge, status: 'done' },
        { ...fridge, status: 'skipped' },
        { source: 'custom:1', scheduledOn: nextWeek },
        { source: 'hand', scheduledOn: nextWeek },
      ),
    ).toEqual([0]);
  });

  it('a task that was moved into a later week goes too if its item is gone', () => {
    expect(going({ source: 'care:pool.skim', scheduledOn: nextWeek, moved: true })).toEqual([0]);
  });

  it('tasks from today on go too if the plan changes today, but earlier ones stay', () => {
    const fridge = { source: 'care:fridge.wipe' } as const;
    const days = ['2027-03-02', today, thisWeek, nextWeek].map((scheduledOn) => ({ ...fridge, scheduledOn }));
    expect(goingFrom(today, ...days)).toEqual([1, 2, 3]);
  });

  it('open tasks that an answer rules out go, whatever their week', () => {
    const items = [buildItem('Fridge', { id: 'wipe', appliesIf: { needs: { fridge: ['frost-free'] } } })];
    const tasks = [buildTask({ scheduledOn: '2027-03-01' })];
    const gone = (fridge: 'frost-free' | 'manual-defrost') =>
      tasksThatGo({ ...household, answers: { fridge } }, items, tasks, nextWeek).length;
    expect(gone('frost-free')).toBe(0);
    expect(gone('manual-defrost')).toBe(1);
  });

  it('no task is removed before there is a plan', () => {
    expect(tasksThatGo(buildNewcomer(), catalogue, [buildTask()], today)).toEqual([]);
  });
});
