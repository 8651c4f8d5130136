import { careTaskById } from '#core/catalogue/index.ts';
import type { PlannedTask } from '#core/domain/plan/types.ts';
import { careTaskIdOf } from '#core/domain/tasks/task.ts';
import { reasons } from '#core/languages/en/reasons.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import { type Life, type LivedWeek, liveIn } from './lives.ts';
import type { NamedHome } from './named-home.ts';
import { byItem, longestGaps, minutesAt } from './simulated-years.ts';
import { twelveHomes } from './twelve-homes.ts';

/** A Monday. */
const firstDay = '2027-01-04';
/** The index of the first week, and of one week in each season of the second year. */
const samples = [0, 55, 68, 81, 94];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function minutesTable({ weeks }: Life): string {
  const histogram = (from: number) => weeks.filter(({ minutes }) => minutes >= from && minutes < from + 20).length;
  const steps = [0, 20, 40, 60, 80, 100, 120, 140];
  return table(
    ['least', 'median', '90 %', 'most', 'weeks with nothing', ...steps.map((from) => `${from}–${from + 19}`)],
    [
      [
        ...[0, 0.5, 0.9, 1].map((share) => minutesAt(share, weeks)),
        weeks.filter(({ tasks }) => tasks.length === 0).length,
        ...steps.map(histogram),
      ],
    ],
  );
}

function gapsTable(life: Life): string {
  return table(
    ['safety task', 'times', 'first', 'longest gap', 'limit'],
    longestGaps(life).map(({ id, times, first, days, limit }) => [id, times, first, days, limit]),
  );
}

const roomOf = ({ source }: PlannedTask): string => careTaskById.get(careTaskIdOf(source) ?? '')?.item.room ?? '';

function weekTable(week: LivedWeek): string {
  const rows = week.tasks.map((task) => [
    task.date,
    task.minutes ?? '',
    roomOf(task),
    task.category,
    `${task.title}${task.critical ? ' **(safety)**' : ''}`,
    sayReason(task.reason, careTaskById.get(careTaskIdOf(task.source) ?? '')?.task, reasons),
  ]);
  return [
    `Week of ${week.weekStart}, ${week.minutes} minutes:`,
    table(['day', 'minutes', 'room', 'item', 'task', 'reason'], rows),
  ].join('\n\n');
}

function homeSection(named: NamedHome): string {
  const { name, home } = named;
  const life = liveIn(named, firstDay);
  return [
    `## ${name}`,
    `${home.country}, ${home.propertyType.toLowerCase()}: ${[...home.features].join(', ')}.`,
    minutesTable(life),
    gapsTable(life),
    table(
      ['item', 'tasks', 'minutes'],
      byItem(life.weeks).map(({ item, tasks, minutes }) => [item, tasks, minutes]),
    ),
    ...samples.flatMap((index) => (life.weeks[index] ? [weekTable(life.weeks[index])] : [])),
  ].join('\n\n');
}

const introduction = `# Twelve homes over two years

The plans of twelve homes for the 104 weeks from 4 January 2027, with five tasks a week on Saturdays and Sundays, every
question answered, and every task done on its day.
\`./run vitest run test/core/domain/plan/simulated-years.test.ts -u\` generates this page. Without \`-u\` it fails if the planner's
results differ from it, and [twelve-homes.test.ts](twelve-homes.test.ts) checks the limits for homes that join in each
month of the year.

- **Minutes** are the total of a week's tasks. The last columns count the weeks in each range of minutes.
- **Longest gap** is the greatest number of days between two turns of a safety task, without the time in which its item
  was closed for the winter. Its limit is the task's interval.
- A home with every feature needs more than three hours a week. At five tasks a week, its safety tasks and costly jobs
  take nearly all of the time, and the rest waits.`;

/** Returns the text of simulated-years.md, which is beside its test. */
export function simulatedYearsPage(): string {
  return `${[introduction, ...twelveHomes.map(homeSection)].join('\n\n')}\n`;
}
