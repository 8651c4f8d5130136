import { priceTable } from '#core/domain/plan/objective/prices.ts';

/** A price, mask or rule of the solver, and how the code looks without it. */
export type Knob = { readonly name: string; readonly file: string; readonly find: string; readonly replace: string };

const folder = 'core/domain/plan';

/** Without a price, nothing costs anything; without a time in which something should come, there is no hurry. */
function neutral(name: string, unit: string): number {
  if (unit === 'days') return 100_000;
  if (unit === 'share' || name === 'movingVisit') return 1;
  return name === 'harmDone' ? 1000 : 0;
}

const find = 'map(([name, { value }]) => [name, value])';
const prices = Object.entries(priceTable).map(
  ([name, { unit }]): Knob => ({
    name: `price: ${name}`,
    file: `${folder}/objective/prices.ts`,
    find,
    replace: `map(([name, { value }]) => [name, name === '${name}' ? ${neutral(name, unit)} : value])`,
  }),
);

const inProblem = (name: string, find: string, replace: string): Knob => ({
  name: `mask: ${name}`,
  file: `${folder}/year/problem-of-year.ts`,
  find,
  replace,
});

const masks: readonly Knob[] = [
  inProblem(
    'one job of an item in a week, and no substances that must not meet',
    'apart: others(',
    'apart: [].filter(',
  ),
  inProblem('the same work months apart', 'far: yields ?', 'far: false ?'),
  inProblem('a round of tests in one place', 'round: numberOfRound(roundOf(candidate))', 'round: -1'),
  inProblem('a visit of several jobs', 'group: numberOfGroup(task.bundle)', 'group: -1'),
  inProblem('a longest week', 'mostMinutes(week, tasksPerWeek)', 'mostMinutes(week, 10 * tasksPerWeek)'),
  inProblem('places of a week', 'tasksPerWeek - new Set', '2 * tasksPerWeek - new Set'),
  inProblem('no extra place before the last day is near', ', tooMany: 14 }', ', tooMany: 1000 }'),
  inProblem('no long week before the last day is near', 'tooLong: 28,', 'tooLong: 1000,'),
  inProblem('no extra place for a first turn in the first weeks', 'daysForFirst = 56', 'daysForFirst = 0'),
  {
    name: 'rule: the fewest days between two turns',
    file: `${folder}/rules/least-days.ts`,
    find: 'danger: 0.9, other: 0.8, shared: 0.65, season: 0.665, often: 0.62',
    replace: 'danger: 0.3, other: 0.3, shared: 0.3, season: 0.3, often: 0.3',
  },
  {
    name: 'rule: no holidays but for safety',
    file: `${folder}/rules/open-weeks.ts`,
    find: 'days.filter((day) => !holidays.has(day))',
    replace: 'days',
  },
  {
    name: 'rule: nothing of what is closed',
    file: `${folder}/rules/in-use.ts`,
    find: 'isClosed: (week) => isClosed[week] ?? false',
    replace: 'isClosed: () => false',
  },
  {
    name: 'rule: nothing out of a season to which a job is bound',
    file: `${folder}/objective/own-costs.ts`,
    find: 'if (isBoundToSeason(candidate)) return never;',
    replace: '',
  },
  {
    name: 'rule: time to answer before a job rests on silence',
    file: `${folder}/objective/own-costs.ts`,
    find: 'last < asked ||',
    replace: '',
  },
  {
    name: 'method: taking full weeks from others',
    file: `${folder}/solve/solve.ts`,
    find: 'if (!isKept) moved += makeRoom',
    replace: 'if (weeks.count < 0) moved += makeRoom',
  },
];

export const knobs: readonly Knob[] = [...prices, ...masks];
