import { expect, it } from 'vitest';
import { quickWinOf } from '#apps/web/features/week/model/board.ts';
import { careTasksOf, type Resident } from '#core/catalogue/care-tasks-of.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { multiChoiceCategories, optionNames, propertyTypes } from '#core/domain/care/features.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import type { Home, PlannedTask } from '#core/domain/plan/types.ts';
import { nextTask } from '#core/domain/tasks/next-task.ts';
import { careTaskIdOf, type Task } from '#core/domain/tasks/task.ts';
import { shuffle } from '#core/domain/text/shuffle.ts';
import { addDays, weekdays, weekStartOf } from '#core/domain/time/dates.ts';
import { aGuide, aTask, aWeek } from './week-factories.ts';

const places = [
  ['GB', 'Europe/London'],
  ['FR', 'Europe/Paris'],
  ['DE', 'Europe/Berlin'],
  ['US', 'America/Chicago'],
  ['AU', 'Australia/Sydney'],
  ['IN', 'Asia/Kolkata'],
  ['AE', 'Asia/Dubai'],
  ['SE', 'Europe/Stockholm'],
] as const;

const features = multiChoiceCategories.flatMap(optionNames);

/** Homes that have said nothing yet: of every size, on every weekday, with one day a week in half of them. */
const homes = Array.from({ length: 200 }, (_, index): Home & Resident => {
  const draw = (what: string) => shuffle(`${what} ${index}`);
  const [country, timezone] = places[index % places.length] ?? places[0];
  const share = 0.1 + 0.6 * draw('size');
  const oneDay = weekdays[Math.floor(draw('day') * 7)] ?? 'Saturday';
  return {
    id: `home-${index}`,
    country,
    timezone,
    propertyType: propertyTypes[index % propertyTypes.length] ?? 'House',
    features: new Set(features.filter((name) => draw(name) < share)),
    answers: {},
    excludedTasks: new Set(),
    onboardedOn: addDays('2027-01-01', Math.floor(draw('joined') * 365)),
    pauses: [],
    tasksPerWeek: 2 + (index % 6),
    scheduledDays: index % 2 ? [oneDay] : ['Saturday', 'Sunday'],
  };
});

/** The first two weeks, of which the first may have no day left. */
function firstWeeks(home: Home) {
  const weekStart = weekStartOf(home.onboardedOn);
  const input = { home, catalogue, history: new Map(), tasks: [], customTasks: [], weekStart, today: home.onboardedOn };
  const [joining = [], next = []] = planWeeks(input, [weekStart, addDays(weekStart, 7)]).weeks;
  return { weekStart, joining, next };
}

const shownTask = ({ source, date, minutes = 0 }: PlannedTask, professional: boolean) =>
  aTask({ id: source, scheduledAt: date, minutes, guide: aGuide({ professional }) });

const asTask = ({ source, title, date, minutes = 0 }: PlannedTask): Task => ({
  id: source,
  householdId: '',
  source,
  title,
  description: '',
  category: '',
  occurrence: date,
  scheduledOn: date,
  minutes,
  status: 'open',
  moved: false,
});

it('no row of the joining week rests on a guess, and each of 200 homes has one thing to do on its first day', () => {
  const withoutAny: string[] = [];
  for (const home of homes) {
    const { onboardedOn: today, country } = home;
    const { weekStart, joining, next } = firstWeeks(home);
    const careOf = ({ source }: Pick<Task, 'source'>) => careTasksOf(home)(careTaskIdOf(source) ?? '')?.task;
    const opening = joining.length > 0 ? joining : next;
    expect(opening.filter(({ reason }) => reason.kind === 'assumed')).toEqual([]);
    const shown = joining.map((task) => shownTask(task, careOf(task)?.professional === true));
    const ofToday = shown.filter(({ scheduledAt, guide }) => scheduledAt === today && !guide?.professional);
    const offered = quickWinOf(aWeek({ weekStart, today, joinedOn: today, tasks: shown }));
    const forward = nextTask(next.map(asTask), [], (id) => careTasksOf(home)(id)?.task);
    const first = ofToday[0] ?? offered ?? (joining.length === 0 ? forward : undefined);
    if (!first) withoutAny.push(`${home.id}, ${country}, ${today}`);
  }
  expect(withoutAny).toEqual([]);
}, 120_000);
