import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care/care-task.ts';
import { rules } from '#core/domain/plan/check/rules-of-week.ts';
import { type Violation, violationsOf } from '#core/domain/plan/check/violations-of.ts';
import type { PlanInput, PlannedTask } from '#core/domain/plan/types.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday } from '../../factories.ts';

const saturday = '2027-03-06';
const sunday = '2027-03-07';
const pool = buildItem(
  'Pool',
  { id: 'brush' },
  { id: 'close', seasonalUse: 'closes', season: { from: 10, to: 11, best: 10 }, intervalDays: every.year },
  { id: 'open', seasonalUse: 'opens', season: { from: 4, to: 5, best: 4 }, intervalDays: every.year },
);
const catalogue = [
  buildItem('Fridge', { id: 'wipe' }, { id: 'defrost', minutes: 60 }, { id: 'safety', stake: 'danger' }),
  buildItem('Oven', { id: 'clean', minutes: 60 }, { id: 'bleach', uses: ['bleach'] }),
  buildItem('Toilet', { id: 'descale', uses: ['acid'] }, { id: 'long', minutes: 120 }),
  buildItem('Lawn', { id: 'feed', season: { from: 6, to: 8, best: 7 }, intervalDays: every.year }),
  buildItem('Car', { id: 'a', bundle: 'ladder round' }, { id: 'b', bundle: 'ladder round' }, { id: 'c' }),
  pool,
];
const home = buildHome({ features: new Set(['Fridge', 'Oven', 'Lawn', 'Car', 'Pool']) });

function planned(source: PlannedTask['source'], date = saturday): PlannedTask {
  return {
    source,
    occurrence: monday,
    title: '',
    description: '',
    category: '',
    date,
    critical: false,
    reason: { kind: 'why' },
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
const overdue = buildPlannedBefore({ source: 'care:fridge.defrost', scheduledOn: '2027-02-27' });
const closedPool = historyOf({ 'care:pool.close': { lastDoneOn: '2026-10-10' } });
const safetyDue = historyOf({ 'care:fridge.safety': { lastDoneOn: '2027-02-06' } });

const breaks: readonly (readonly [Violation['rule'], readonly PlannedTask[], Partial<PlanInput>])[] = [
  ['fits the home', [planned('care:boat.wax')], {}],
  ['fits the home', [wipe], { home: { ...home, excludedTasks: new Set(['fridge.wipe']) } }],
  ['is of no item that is closed', [planned('care:pool.brush')], { history: closedPool }],
  [
    'is in the week once',
    [wipe],
    { tasks: [buildPlannedBefore({ source: 'care:fridge.wipe', status: 'done', scheduledOn: sunday })] },
  ],
  [
    'is the only task of its item in the week, unless they are one bundle or for safety',
    [planned('care:car.a'), planned('care:car.c', sunday)],
    {},
  ],
  [
    'leaves the week with no more tasks than the household wants, but for a safety task that is due',
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
  ['is of no item with an overdue task, unless it is a safety task', [wipe], { tasks: [overdue] }],
  [
    'leaves the week within its time, unless it is alone, a costly job of the season or a safety task that is due',
    [planned('care:fridge.defrost'), planned('care:oven.clean', sunday)],
    {},
  ],
  [
    'was not left open in the two weeks before',
    [wipe],
    { tasks: [buildPlannedBefore({ source: 'care:fridge.wipe', scheduledOn: '2027-02-27' })] },
  ],
  ['does not leave out a safety task whose longest gap ends in the week', [], { history: safetyDue }],
];

describe('a plan', () => {
  it('breaks no rule when it keeps them all', () => {
    expect(brokenBy([wipe, planned('care:oven.bleach', sunday)])).toEqual([]);
    expect(brokenBy([])).toEqual([]);
  });

  it('breaks none by the user’s own tasks', () => {
    expect(brokenBy([planned('custom:1', monday), planned('custom:1')])).toEqual([]);
  });

  it.each(breaks)('breaks "%s"', (rule, plan, input) => {
    expect(brokenBy(plan, input)).toContain(rule);
  });

  it('has an example above for every rule', () => {
    expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });

  it('may contain two tasks of an item that are one bundle, and a safety task besides', () => {
    expect(brokenBy([planned('care:car.a'), planned('care:car.b')])).toEqual([]);
    expect(brokenBy([wipe, planned('care:fridge.safety')])).toEqual([]);
    expect(brokenBy([planned('care:fridge.safety')], { tasks: [overdue] })).toEqual([]);
  });

  it('may be long if it has one task', () => {
    expect(brokenBy([planned('care:toilet.long')])).toEqual([]);
  });

  it('may open what is closed, and leave out a safety task of what is closed', () => {
    expect(
      brokenBy([planned('care:pool.open', '2027-04-10')], { history: closedPool, weekStart: '2027-04-05' }),
    ).toEqual([]);
  });
});
