import { careTaskById } from '#core/catalogue/index.ts';
import type { SimulatedWeek } from '#core/domain/plan/simulate.ts';
import type { PlannedTask } from '#core/domain/plan/types.ts';
import { careTaskIdOf } from '#core/domain/task.ts';
import { byItem, criticalOf, datesOf, longestGap, minutesAt } from './simulated-years.ts';
import { minutesOf, type NamedHome, simulateYears, sixHomes } from './six-homes.ts';

const leftUndone = 0.3;
/** The index of the first week, and of one week in each season of the second year. */
const samples = [0, 55, 68, 81, 94];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function minutesTable(lives: readonly (readonly [string, readonly SimulatedWeek[]])[]): string {
  const histogram = (weeks: readonly SimulatedWeek[], from: number) =>
    weeks.filter((week) => minutesOf(week) >= from && minutesOf(week) < from + 20).length;
  const steps = [0, 20, 40, 60, 80, 100, 120, 140];
  return table(
    ['', 'least', 'median', '90 %', 'most', 'weeks with nothing', ...steps.map((from) => `${from}–${from + 19}`)],
    lives.map(([name, weeks]) => [
      name,
      ...[0, 0.5, 0.9, 1].map((share) => minutesAt(share, weeks)),
      weeks.filter(({ tasks }) => tasks.length === 0).length,
      ...steps.map((from) => histogram(weeks, from)),
    ]),
  );
}

function gapsTable({ home }: NamedHome, weeks: readonly SimulatedWeek[]): string {
  return table(
    ['critical task', 'times', 'first', 'longest gap', 'limit'],
    criticalOf(home).map((task) => {
      const dates = datesOf(weeks, task);
      return [task.id, dates.length, dates[0] ?? 'never', longestGap(task, home, dates), task.intervalDays];
    }),
  );
}

const roomOf = ({ source }: PlannedTask): string => careTaskById.get(careTaskIdOf(source) ?? '')?.item.room ?? '';

function weekTable(week: SimulatedWeek): string {
  const rows = week.tasks.map((task) => [
    task.date,
    task.minutes ?? '',
    roomOf(task),
    task.category,
    `${task.title}${task.critical ? ' **(critical)**' : ''}`,
    task.reason,
  ]);
  return [
    `Week of ${week.weekStart}, ${minutesOf(week)} minutes:`,
    table(['day', 'minutes', 'room', 'item', 'task', 'reason'], rows),
  ].join('\n\n');
}

function homeSection(named: NamedHome): string {
  const { name, home } = named;
  const { weeks } = simulateYears(home);
  const missing = simulateYears(home, leftUndone).weeks;
  return [
    `## ${name}`,
    `${home.country}, ${home.propertyType.toLowerCase()}: ${[...home.features].join(', ')}.`,
    minutesTable([
      ['all done', weeks],
      ['30 % left undone', missing],
    ]),
    gapsTable(named, weeks),
    table(
      ['item', 'tasks', 'minutes'],
      byItem(weeks).map(({ item, tasks, minutes }) => [item, tasks, minutes]),
    ),
    ...samples.flatMap((index) => (weeks[index] ? [weekTable(weeks[index])] : [])),
  ].join('\n\n');
}

const introduction = `# Six homes over two years

The plans of six typical homes for the 104 weeks from 4 January 2027, with five tasks a week on Saturdays and Sundays.
\`npm exec -- node test/support/simulation/print-simulated-years.ts\` generates this page. A test fails if the planner's
results differ from it, and [six-homes.test.ts](../test/core/plan-week/six-homes.test.ts) checks the limits.

- **Minutes** are the total of a week's tasks. The last columns count the weeks in each range of minutes.
- **Longest gap** is the greatest number of days between two turns of a critical task if every task is done on its day.
  Its limit is the task's interval. Weekly planning never exceeds it, because the task is placed in the last week that has
  a day within the interval.
- **30 % left undone**: an open task is shown as overdue for two weeks, during which the planner doesn't propose it again.
  It returns in the third week. If another critical task of the same item needs the third week to keep its interval, it
  returns in the fourth.
- A critical task with a season and an unknown last time is booked once in a new home, unless its season is at most two
  months away.`;

/** Returns the text of docs/simulated-years.md. */
export function simulatedYearsPage(): string {
  return `${[introduction, ...sixHomes.map(homeSection)].join('\n\n')}\n`;
}
