import { expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { rememberedSolution } from '#core/domain/plan/year/first-solutions.ts';

const home: PlanInput['home'] = {
  id: 'one',
  propertyType: 'House',
  features: new Set(['Fridge', 'Oven']),
  answers: {},
  excludedTasks: new Set(),
  country: 'FR',
  timezone: 'Europe/Paris',
  onboardedOn: '2027-01-04',
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'],
  pauses: [],
};

/** Its own catalogue, so that no other test has asked for its homes. */
const first = (change: Partial<PlanInput['home']> = {}, rest: Partial<PlanInput> = {}): PlanInput => ({
  ...{ history: new Map(), tasks: [], customTasks: [], weekStart: '2027-01-04', today: '2027-01-04' },
  ...rest,
  catalogue: ownCatalogue,
  home: { ...home, ...change },
});
const ownCatalogue = [...catalogue];

/** Whether the year of the input is solved, and not remembered. */
function isSolved(input: PlanInput): boolean {
  let solved = false;
  rememberedSolution(input, () => {
    solved = true;
    return [];
  });
  return solved;
}

it('solves the first year of homes that are described alike once', () => {
  expect(isSolved(first({ country: 'BE' }))).toBe(true);
  expect(isSolved(first({ country: 'BE', id: 'another', features: new Set(['Oven', 'Fridge']) }))).toBe(false);
});

it('knows a home whose facts are named in another order', () => {
  const backwards = Object.fromEntries(Object.entries(home).reverse()) as PlanInput['home'];
  const answers = { tenure: 'owner', dryer: 'vented' } as const;
  expect(isSolved(first({ country: 'LU', answers }))).toBe(true);
  const other = { ...backwards, country: 'LU', answers: { dryer: 'vented', tenure: 'owner' } as const };
  expect(isSolved({ ...first(), home: other })).toBe(false);
});

it.each<[string, PlanInput]>([
  ['an answer', first({ answers: { tenure: 'owner' } })],
  ['a feature', first({ features: new Set(['Fridge']) })],
  ['an excluded task', first({ excludedTasks: new Set(['clean-fridge-coils']) })],
  ['a wish', first({ tasksPerWeek: 4 })],
  ['a pause', first({ pauses: [{ from: '2027-02-01', to: '2027-02-14' }] })],
  ['a week', first({}, { weekStart: '2027-01-11' })],
  ['a day', first({}, { today: '2027-01-06' })],
])('solves it again for %s that is different', (_, input) => {
  rememberedSolution(first(), () => []);
  expect(isSolved(input)).toBe(true);
});

it.each<[string, PlanInput]>([
  ['a history', first({}, { history: new Map([['care:a', { lastDoneOn: '2027-01-02' }]]) as PlanInput['history'] })],
  ['a last plan', first({}, { outlook: new Map([['care:a', [0]]]) as unknown as NonNullable<PlanInput['outlook']> })],
])('solves the year of a home with %s each time', (_, input) => {
  expect(isSolved(input)).toBe(true);
  expect(isSolved(input)).toBe(true);
});

it('forgets homes that were asked for long ago', () => {
  const wish = (tasksPerWeek: number) => first({ tasksPerWeek, country: 'DE' });
  for (let tasks = 1; tasks <= 100; tasks++) isSolved(wish(tasks));
  expect(isSolved(wish(1))).toBe(false);
  expect(isSolved(wish(101))).toBe(true);
  expect(isSolved(wish(1))).toBe(false);
  expect(isSolved(wish(2))).toBe(true);
});
