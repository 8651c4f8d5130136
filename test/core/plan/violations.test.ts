import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { rules } from '#core/domain/plan/rules.ts';
import type { PlanInput, PlannedTask } from '#core/domain/plan/types.ts';
import { type Violation, violationsOf } from '#core/domain/plan/violations-of.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday } from '../factories.ts';

const saturday = '2027-03-06';
const sunday = '2027-03-07';
const catalogue = [
  buildItem('Fridge', { id: 'wipe' }, { id: 'defrost', minutes: 90 }, { id: 'safety', critical: true }),
  buildItem('Oven', { id: 'clean', minutes: 60 }, { id: 'bleach', uses: ['bleach'] }),
  buildItem('Toilet', { id: 'descale', uses: ['acid'] }, { id: 'long', minutes: 120 }),
  buildItem('Lawn', { id: 'feed', season: { from: 6, to: 8 }, intervalDays: every.year }),
];
const home = buildHome({ features: new Set(['Fridge', 'Oven', 'Lawn']) });

function planned(source: PlannedTask['source'], date = saturday): PlannedTask {
  return {
    source,
    occurrence: monday,
    title: '',
    description: '',
    category: '',
    date,
    critical: false,
    reason: '',
  };
}

function brokenBy(plan: readonly PlannedTask[], input: Partial<PlanInput> = {}): readonly Violation['rule'][] {
  const violations = violationsOf(plan, {
    home,
    catalogue,
    history: new Map(),
    tasks: [],
    customTasks: [],
    weekStart: monday,
    today: monday,
    ...input,
  });
  return [...new Set(violations.map(({ rule }) => rule))];
}

const wipe = planned('care:fridge.wipe');

describe('a plan', () => {
  it('breaks no rule when it keeps them all', () => {
    expect(brokenBy([wipe, planned('care:oven.clean', sunday)])).toEqual([]);
    expect(brokenBy([])).toEqual([]);
  });

  it('breaks none by the user’s own tasks', () => {
    expect(brokenBy([planned('custom:1', '2027-03-01'), planned('custom:1')])).toEqual([]);
  });

  const overdue = buildPlannedBefore({ source: 'care:fridge.defrost', scheduledOn: '2027-02-27' });
  const breaks: readonly (readonly [Violation['rule'], readonly PlannedTask[], Partial<PlanInput>])[] = [
    ['is for an item that the home has', [planned('care:pool.skim')], {}],
    [
      'is in the week once',
      [wipe],
      { tasks: [buildPlannedBefore({ source: 'care:fridge.wipe', status: 'done', scheduledOn: sunday })] },
    ],
    ['is the only task of its item in the week', [planned('care:oven.clean'), planned('care:oven.bleach', sunday)], {}],
    [
      'leaves the week with no more tasks than the household wants',
      [wipe, planned('care:oven.clean')],
      { home: { ...home, tasksPerWeek: 1 } },
    ],
    ['is on a scheduled day of the week that is not past', [planned('care:fridge.wipe', '2027-03-05')], {}],
    ['is on a scheduled day of the week that is not past', [planned('care:fridge.wipe', '2027-03-13')], {}],
    ['is on a scheduled day of the week that is not past', [wipe], { today: sunday }],
    ['is in its season', [planned('care:lawn.feed')], {}],
    [
      'uses nothing that must not meet what another task of the day uses',
      [planned('care:oven.bleach'), planned('care:toilet.descale')],
      {},
    ],
    [
      'uses nothing that must not meet what another task of the day uses',
      [planned('care:oven.bleach')],
      { tasks: [buildPlannedBefore({ source: 'care:toilet.descale', status: 'done' })] },
    ],
    ['is of no item with an overdue task, unless it is critical and was done before', [wipe], { tasks: [overdue] }],
    ['is the only long job of the week', [planned('care:fridge.defrost'), planned('care:toilet.long', sunday)], {}],
    [
      'leaves the plan within two and a half hours',
      [planned('care:oven.clean'), planned('care:toilet.long', sunday)],
      {},
    ],
    [
      'was not left open in the two weeks before',
      [wipe],
      { tasks: [buildPlannedBefore({ source: 'care:fridge.wipe', scheduledOn: '2027-02-27' })] },
    ],
  ];

  it.each(breaks)('breaks "%s"', (rule, plan, input) => {
    expect(brokenBy(plan, input)).toContain(rule);
  });

  it('has an example above for every rule', () => {
    expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });

  it('may contain a critical task that was done before, although another task of its item is overdue', () => {
    const safety = planned('care:fridge.safety');
    const history = historyOf({ 'care:fridge.safety': { lastDoneOn: '2027-01-02' } });
    expect(brokenBy([safety], { tasks: [overdue], history })).toEqual([]);
    expect(brokenBy([safety], { tasks: [overdue] })).not.toEqual([]);
  });
});
