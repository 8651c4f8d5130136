import { catalogue } from '#core/catalogue/index.ts';
import { bundles } from '#core/domain/bundles.ts';
import { dayNumber } from '#core/domain/dates.ts';
import { dayMs } from '#core/domain/durations.ts';
import { factsOf } from '#core/domain/home/facts.ts';
import type { Moment } from '#core/domain/moments.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import type { Job, PlannedTask } from '#core/domain/plan/types.ts';
import { windowsBetween } from '#core/domain/seasons.ts';
import { agoText, everyText } from '#core/domain/words/rhythm.ts';
import { idOf, type Life, type LivedWeek } from './lives.ts';
import { daysOf } from './seasons-of-life.ts';

/** A planned task with what must be true of its reason. */
type Told = {
  readonly life: Life;
  readonly week: LivedWeek;
  readonly task: PlannedTask;
  readonly job: Job;
  readonly day: number;
  /** The day on which it was done before. */
  readonly before: number | undefined;
  /** In days, as the plan of this home has it. */
  readonly interval: number;
};

const momentWords: readonly (readonly [RegExp, Moment, 'before' | 'after'])[] = [
  [/^Before the first frost$/, 'first frost', 'before'],
  [/^Before the hard frosts$/, 'first frost', 'after'],
  [/^Before the last frosts are over$/, 'last frost', 'before'],
  [/^Now that the frosts are over$/, 'last frost', 'after'],
  [/^While the leaves fall$/, 'leaf fall', 'before'],
  [/^Now that the leaves are down$/, 'leaf fall', 'after'],
  [/^Before the rains$/, 'rainy season', 'before'],
  [/^Now that the rains have begun$/, 'rainy season', 'after'],
  [/^Before the storm season$/, 'storm season', 'before'],
  [/^Now that the storm season has begun$/, 'storm season', 'after'],
  [/^Before the fire season$/, 'fire season', 'before'],
  [/^Now that the fire season has begun$/, 'fire season', 'after'],
];
/** No season reaches further from its moment. */
const mostDaysFromMoment = 84;

function isNear({ life, day }: Told, moment: Moment, side: 'before' | 'after'): boolean {
  const { climate } = factsOf(life.home);
  const days = windowsBetween({ around: moment, from: 0, best: 0, to: 0 }, climate, day - 200, day + 200);
  return days.some(({ best }) => {
    const distance = side === 'before' ? best - day : day - best;
    return distance >= (side === 'before' ? 1 : 0) && distance <= mostDaysFromMoment;
  });
}

/** A season's longest grace ends this long after it opens. */
const mostDaysLate = 200;

/** Whether the season of the job is over, so that it comes late. */
function isAfterSeason({ life, job, day }: Told): boolean {
  const windows = windowsBetween(job.task.season, factsOf(life.home).climate, day - mostDaysLate, day);
  return windows.length > 0 && windows.every(({ closes }) => closes < day);
}

/** Whether a sentence that names a rhythm is near the days that have passed. */
function isRhythm(reason: string, { day, before, interval }: Told): boolean {
  const gap = before === undefined ? interval : day - before;
  const near = Array.from({ length: Math.ceil(gap / 2) }, (_, index) => Math.round(gap * 0.75) + index);
  return near.some((days) => reason === `About ${everyText(days)} in your plan`);
}

/** Whether the sentence is true of the task on its day; undefined for a sentence that this test doesn't know. */
function isTrue(told: Told): boolean | undefined {
  const { task, job, day, before, interval, week } = told;
  const { reason } = task;
  if (reason === job.task.firstReason) return true;
  const rhythm = everyText(job.task.intervalDays);
  if (reason === `Local rules or a guarantee may require it ${rhythm}`) return job.isLegal === true;
  if (reason.startsWith('You haven’t said ')) return job.assumes !== undefined;
  if (reason.startsWith('Late, but ')) return isAfterSeason(told);
  const { bundle } = job.task;
  if (bundle && reason === bundles[bundle]) {
    const mates = told.life.jobs.filter((other) => other.task.bundle === bundle && other.task !== job.task);
    return week.tasks.some((other) => mates.some((mate) => mate.task.id === idOf(other)));
  }
  const moment = momentWords.find(([words]) => words.test(reason));
  if (moment) return isNear(told, moment[1], moment[2]);
  if (reason.startsWith('Last done ')) return before !== undefined && reason === `Last done ${agoText(day - before)}`;
  if (reason.startsWith('About every ')) return interval > job.task.intervalDays * 1.15 && isRhythm(reason, told);
  const due = /^Safety: due by (.+)$/.exec(reason)?.[1];
  const wait = job.task.waitsForSeason ? 60 : 0;
  if (due) return before !== undefined && isDay(due, day, before + job.task.intervalDays + wait);
  return undefined;
}

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Whether the day of the year lies between the two days. */
function isDay(words: string, from: number, to: number): boolean {
  return Array.from({ length: to - from + 1 }, (_, index) => dayOfYear.format((from + index) * dayMs)).includes(words);
}

function tellingsOf(life: Life): readonly Told[] {
  const [first] = life.weeks;
  const weekStart = first?.weekStart ?? life.home.onboardedOn;
  const input = { home: life.home, catalogue, history: new Map(), tasks: [], customTasks: [], weekStart };
  const { all } = candidatesFor({ ...input, today: weekStart });
  const byId = new Map(all.map((candidate) => [candidate.task.id, candidate]));
  return life.weeks.flatMap((week) =>
    week.tasks.flatMap((task): Told[] => {
      const job = byId.get(idOf(task));
      if (!job) return [];
      const day = dayNumber(task.date);
      const before = daysOf(life, job).findLast((other) => other < day);
      return [{ life, week, task, job, day, before, interval: job.interval }];
    }),
  );
}

/** Reasons that are not true on their day, and those that can’t be checked. */
export function falseReasons(life: Life): readonly string[] {
  return tellingsOf(life)
    .filter((told) => isTrue(told) !== true || /\bnew\b/i.test(told.task.reason))
    .map(({ task }) => `${idOf(task)} ${task.date}: ${task.reason}`);
}

const kinds = [/^Last done /, /^About every /, /^Local rules or a guarantee /, /^Safety: due by /];

/** Weeks that say one kind of sentence twice, although each task has a sentence of its own. */
export function repetitiveWeeks({ weeks }: Life): readonly string[] {
  return weeks
    .filter(({ tasks }) => kinds.some((kind) => tasks.filter(({ reason }) => kind.test(reason)).length > 1))
    .map(({ weekStart }) => weekStart);
}
