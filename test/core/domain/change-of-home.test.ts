import { describe, expect, it } from 'vitest';
import { changesThePlan, tasksThatGo, withChanges } from '#core/domain/change-of-home.ts';
import { buildHousehold, buildNewcomer } from '../../support/people/factories.ts';
import { buildItem, buildTask } from '../factories.ts';

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
    expect(withChanges(household, { name: 'Grace' })).toEqual({ ...household, name: 'Grace' });
  });

  it('affect the plan if planning uses the changed value', () => {
    expect(changesThePlan(household, withoutPool)).toBe(true);
    expect(changesThePlan(household, { ...household, country: 'NZ' })).toBe(true);
    expect(changesThePlan(household, { ...household, tasksPerWeek: 6 })).toBe(true);
    expect(changesThePlan(household, { ...household, scheduledDays: ['Monday'] })).toBe(true);
    expect(changesThePlan(household, { ...household, name: 'Grace', timezone: 'Asia/Tokyo' })).toBe(false);
    const american = { ...household, country: 'US', timezone: 'America/New_York' };
    expect(changesThePlan(american, { ...american, timezone: 'America/Chicago' })).toBe(false);
    expect(changesThePlan(american, { ...american, timezone: 'Pacific/Honolulu' })).toBe(true);
    expect(changesThePlan(household, withChanges(household, { features: household.features }))).toBe(false);
  });
});

describe('when a home has changed', () => {
  const going = (...tasks: Parameters<typeof buildTask>[0][]) =>
    tasksThatGo(
      withoutPool,
      catalogue,
      tasks.map((task, index) => buildTask({ id: `${index}`, ...task })),
      today,
    ).map(({ id }) => Number(id));

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

  it('no task is removed before there is a plan', () => {
    expect(tasksThatGo(buildNewcomer(), catalogue, [buildTask()], today)).toEqual([]);
  });
});
