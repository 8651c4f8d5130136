import { catalogue } from '#core/catalogue/index.ts';
import type { Moment } from '#core/domain/climate/moments.ts';
import { windowsBetween } from '#core/domain/climate/seasons.ts';
import { factsOf } from '#core/domain/home/facts.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import type { Job, PlannedTask } from '#core/domain/plan/types.ts';
import { dayNumber } from '#core/domain/time/dates.ts';
import { idOf, type Life } from './lives.ts';
import { daysOf } from './seasons-of-life.ts';

/** A planned task with what must be true of its reason. */
type Told = {
  readonly life: Life;
  readonly task: PlannedTask;
  readonly job: Job;
  readonly day: number;
  /** The day on which it was done before. */
  readonly before: number | undefined;
  /** In days, as the plan of this home has it. */
  readonly interval: number;
};

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

/** Whether the reason is true of the task on its day. */
function isTrue(told: Told): boolean {
  const { task, job, day, before, interval } = told;
  const { reason } = task;
  switch (reason.kind) {
    case 'why':
      return true;
    case 'law':
      return job.isLegal === true && reason.days === job.task.intervalDays;
    case 'assumed':
      return job.assumes === reason.trait;
    case 'late':
      return isAfterSeason(told);
    case 'season':
      return reason.when === 'late' ? isAfterSeason(told) : isNear(told, reason.moment, reason.when);
    case 'done':
      return before !== undefined && reason.days === day - before;
    case 'stretched': {
      const gap = before === undefined ? interval : day - before;
      return interval > job.task.intervalDays * 1.15 && reason.days >= gap * 0.75 && reason.days <= gap * 1.25;
    }
    case 'due': {
      const due = dayNumber(reason.on);
      const wait = job.task.waitsForSeason ? 60 : 0;
      return before !== undefined && due >= day && due <= before + job.task.intervalDays + wait;
    }
    default:
      return false;
  }
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
      return [{ life, task, job, day, before, interval: job.interval }];
    }),
  );
}

/** Reasons that are not true on their day. */
export function falseReasons(life: Life): readonly string[] {
  return tellingsOf(life)
    .filter((told) => !isTrue(told))
    .map(({ task }) => `${idOf(task)} ${task.date}: ${JSON.stringify(task.reason)}`);
}

const kinds = ['done', 'stretched', 'law', 'due'];

/** Weeks that give one kind of reason twice, although each task has one of its own. */
export function repetitiveWeeks({ weeks }: Life): readonly string[] {
  return weeks
    .filter(({ tasks }) => kinds.some((kind) => tasks.filter(({ reason }) => reason.kind === kind).length > 1))
    .map(({ weekStart }) => weekStart);
}
