import type { CareTask, Room, Substance } from '../care-task.ts';
import { datesOfWeek, type IsoDate, weekdayOf } from '../dates.ts';
import { isWithin } from '../seasons.ts';
import { canMeet } from '../substances.ts';
import type { Candidate } from './due.ts';
import type { Home } from './types.ts';

/** One day of the week, with the minutes, rooms, tools and substances of its jobs so far. */
export type Day = {
  readonly date: IsoDate;
  readonly minutes: number;
  readonly rooms: readonly Room[];
  readonly tools: readonly string[];
  readonly substances: readonly Substance[];
};

/** How many minutes of imbalance are acceptable to keep jobs of one room, or with one tool, together. */
const worthOfTogether = { room: 25, tool: 6 } as const;

/** The scheduled days of the week that are today or later. */
export function openDays(home: Home, weekStart: IsoDate, today: IsoDate): readonly IsoDate[] {
  return datesOfWeek(weekStart).filter((date) => date >= today && home.scheduledDays.includes(weekdayOf(date)));
}

export function emptyDay(date: IsoDate): Day {
  return { date, minutes: 0, rooms: [], tools: [], substances: [] };
}

export function withMinutes(day: Day, minutes: number): Day {
  return { ...day, minutes: day.minutes + minutes };
}

export function withJob(day: Day, { item, task }: Pick<Candidate, 'item' | 'task'>): Day {
  return {
    date: day.date,
    minutes: day.minutes + task.minutes,
    rooms: [...day.rooms, item.room],
    tools: [...day.tools, ...task.tools],
    substances: [...day.substances, ...(task.uses ?? [])],
  };
}

function worth(day: Day, room: Room, task: CareTask): number {
  const ofRoom = day.rooms.includes(room) ? worthOfTogether.room : 0;
  const ofTool = task.tools.some((name) => day.tools.includes(name)) ? worthOfTogether.tool : 0;
  return ofRoom + ofTool - day.minutes;
}

/** The best day for the job, or undefined when no day can have it. */
export function bestDay(days: readonly Day[], { item, task, window, deadline }: Candidate): Day | undefined {
  const possible = days.filter(
    (day) => canMeet(task.uses, day.substances) && (window === undefined || isWithin(window, day.date)),
  );
  const inTime = deadline ? possible.filter((day) => day.date <= deadline) : [];
  const choices = inTime.length > 0 ? inTime : possible;
  return choices.reduce<Day | undefined>(
    (best, day) => (best && worth(best, item.room, task) >= worth(day, item.room, task) ? best : day),
    undefined,
  );
}
