import type { CareTask, Room, Substance } from '../care-task.ts';
import { datesOfWeek, dayNumber, type IsoDate, weekdayOf } from '../dates.ts';
import { isPaused } from '../pause.ts';
import { canMeet } from '../substances.ts';
import type { Home, Job } from './types.ts';
import type { YearTask } from './year/year-plan.ts';

/** One day of the week, with the minutes, rooms, tools, bundles and substances of its jobs so far. */
export type Day = {
  readonly date: IsoDate;
  readonly minutes: number;
  readonly rooms: readonly Room[];
  readonly tools: readonly string[];
  readonly bundles: readonly string[];
  readonly substances: readonly Substance[];
};

/** How many minutes of imbalance are acceptable to keep jobs of one bundle, room or tool together. */
const worthOfTogether = { bundle: 200, room: 25, tool: 6 } as const;

/** The scheduled days of the week that are today or later, and not paused. */
export function openDays(
  { scheduledDays, pauses }: Pick<Home, 'scheduledDays' | 'pauses'>,
  weekStart: IsoDate,
  today: IsoDate,
): readonly IsoDate[] {
  return datesOfWeek(weekStart).filter(
    (date) => date >= today && scheduledDays.includes(weekdayOf(date)) && !isPaused(date, pauses),
  );
}

export function emptyDay(date: IsoDate): Day {
  return { date, minutes: 0, rooms: [], tools: [], bundles: [], substances: [] };
}

export function withMinutes(day: Day, minutes: number): Day {
  return { ...day, minutes: day.minutes + minutes };
}

const roomOf = ({ item, task }: Job): Room => task.room ?? item.room;

export function withJob(day: Day, job: Job): Day {
  const { task } = job;
  return {
    date: day.date,
    minutes: day.minutes + task.minutes,
    rooms: [...day.rooms, roomOf(job)],
    tools: [...day.tools, ...task.tools],
    bundles: task.bundle ? [...day.bundles, task.bundle] : day.bundles,
    substances: [...day.substances, ...(task.uses ?? [])],
  };
}

function worth(day: Day, room: Room, task: CareTask): number {
  const ofBundle = task.bundle && day.bundles.includes(task.bundle) ? worthOfTogether.bundle : 0;
  const ofRoom = day.rooms.includes(room) ? worthOfTogether.room : 0;
  const ofTool = task.tools.some((name) => day.tools.includes(name)) ? worthOfTogether.tool : 0;
  return ofBundle + ofRoom + ofTool - day.minutes;
}

/** The best day for the job, or undefined when no day can have it. */
export function bestDay(days: readonly Day[], { candidate, turn }: YearTask): Day | undefined {
  const { task } = candidate;
  const { window } = turn;
  const possible = days.filter(
    ({ date, substances }) =>
      canMeet(task.uses, substances) &&
      (window === undefined || (window.opens <= dayNumber(date) && dayNumber(date) <= window.closes)),
  );
  const inTime = task.stake === 'danger' ? possible.filter(({ date }) => dayNumber(date) <= turn.latest) : [];
  const choices = inTime.length > 0 ? inTime : possible;
  return choices.reduce<Day | undefined>(
    (best, day) => (best && worth(best, roomOf(candidate), task) >= worth(day, roomOf(candidate), task) ? best : day),
    undefined,
  );
}
