import type { CareTask, Room, Substance } from '../care/care-task.ts';
import { canMeet } from '../care/substances.ts';
import type { Window } from '../climate/seasons.ts';
import { datesOfWeek, dayNumber, type IsoDate, weekdayOf } from '../time/dates.ts';
import { isPaused } from '../time/pause.ts';
import { comesOnHolidays, type Home, type Job } from './types.ts';
import type { YearTask } from './year/year-plan.ts';

/** One day of the week, with the minutes, rooms, tools, bundles and substances of its jobs so far. */
export type Day = {
  readonly date: IsoDate;
  /** Only safety jobs that need no tradesperson come on a holiday, and only if no other day is in time. */
  readonly isHoliday: boolean;
  /** As in `restOn`: a visit is booked on a working day if the week has one. */
  readonly rest: number;
  readonly minutes: number;
  readonly rooms: readonly Room[];
  readonly tools: readonly string[];
  readonly bundles: readonly string[];
  readonly substances: readonly Substance[];
};

/** How many minutes of imbalance are acceptable to keep jobs of one bundle, substance, room or tool together. */
const worthOfTogether = { bundle: 200, substance: 40, room: 25, tool: 6 } as const;

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

export function emptyDay(date: IsoDate, isHoliday: boolean, rest = 0): Day {
  return { date, isHoliday, rest, minutes: 0, rooms: [], tools: [], bundles: [], substances: [] };
}

export function withMinutes(day: Day, minutes: number): Day {
  return { ...day, minutes: day.minutes + minutes };
}

const roomOf = ({ item, task }: Job): Room => task.room ?? item.room;

export function withJob(day: Day, job: Job): Day {
  const { task } = job;
  return {
    date: day.date,
    isHoliday: day.isHoliday,
    rest: day.rest,
    minutes: day.minutes + task.minutes,
    rooms: [...day.rooms, roomOf(job)],
    tools: [...day.tools, ...task.tools],
    bundles: task.bundle ? [...day.bundles, task.bundle] : day.bundles,
    substances: [...day.substances, ...(task.uses ?? [])],
  };
}

function worth(day: Day, room: Room, task: CareTask): number {
  const ofBundle = task.bundle && day.bundles.includes(task.bundle) ? worthOfTogether.bundle : 0;
  const ofSubstance = task.uses?.some((used) => day.substances.includes(used)) ? worthOfTogether.substance : 0;
  const ofRoom = day.rooms.includes(room) ? worthOfTogether.room : 0;
  const ofTool = task.tools.some((name) => day.tools.includes(name)) ? worthOfTogether.tool : 0;
  return ofBundle + ofSubstance + ofRoom + ofTool - day.minutes;
}

const isWithin = ({ opens, closes }: Window, day: number): boolean => opens <= day && day <= closes;

/** Of the days in time, those that are nearest to a working day. A call may come some days before its turn. */
function daysForCall(days: readonly Day[], { isFirm, latest }: YearTask['turn']): readonly Day[] {
  const inTime = days.filter(({ date }) => !isFirm || dayNumber(date) <= latest);
  const choices = inTime.length > 0 ? inTime : days;
  const least = Math.min(...choices.map(({ rest }) => rest));
  return choices.filter(({ rest }) => rest === least);
}

/** The best day for the job, or undefined when no day can have it. */
export function bestDay(days: readonly Day[], { candidate, turn }: YearTask): Day | undefined {
  const { task } = candidate;
  const { window } = turn;
  const possible = days.filter(
    ({ date, isHoliday, substances }) =>
      (comesOnHolidays(candidate) || !isHoliday) &&
      canMeet(task.uses, substances) &&
      // A safety job that found no room in its season comes after it rather than not at all.
      (window === undefined ||
        isWithin(window, dayNumber(date)) ||
        (task.stake === 'danger' && dayNumber(date) > window.closes)),
  );
  const isDue = ({ date }: Day): boolean =>
    dayNumber(date) >= turn.earliest && (!turn.isFirm || dayNumber(date) <= turn.latest);
  const due = possible.filter(isDue);
  const working = due.filter(({ isHoliday }) => !isHoliday);
  const dueDays = working.length > 0 ? working : due.length > 0 ? due : possible;
  const choices = task.professional ? daysForCall(possible, turn) : dueDays;
  return choices.reduce<Day | undefined>(
    (best, day) => (best && worth(best, roomOf(candidate), task) >= worth(day, roomOf(candidate), task) ? best : day),
    undefined,
  );
}
