import fc from 'fast-check';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { type JudgedWeek, judgedWeek } from '#core/domain/plan/check/judged-week.ts';
import { violationsOf } from '#core/domain/plan/check/violations-of.ts';
import { openDays } from '#core/domain/plan/days.ts';
import { mostMinutesPerTask } from '#core/domain/plan/intervals.ts';
import { type SimulatedWeek, simulate } from '#core/domain/plan/simulate.ts';
import type { PlannedTask } from '#core/domain/plan/types.ts';
import { careTaskIdOf } from '#core/domain/tasks/task.ts';
import { addDays, dayNumber, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { isPaused, type Pause } from '#core/domain/time/pause.ts';
import { joiningDays, minutesOf } from './lives.ts';
import { twelveHomes } from './twelve-homes.ts';

/** A home that pauses once, and the Monday on which it says so. */
type PausedLife = {
  readonly home: (typeof twelveHomes)[number];
  readonly joinedOn: IsoDate;
  readonly pause: Pause;
  readonly announcedOn: IsoDate;
};

/** Pauses of one day to twelve weeks, announced in their first week or up to eight weeks before. */
export const anyPausedLife: fc.Arbitrary<PausedLife> = fc
  .record({
    home: fc.constantFrom(...twelveHomes),
    joinedOn: fc.constantFrom(...joiningDays),
    daysBefore: fc.integer({ min: 50, max: 250 }),
    days: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 84 })),
    notice: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ home, joinedOn, daysBefore, days, notice }) => {
    const from = addDays(joinedOn, daysBefore);
    const pause = { from, to: addDays(from, days - 1) };
    return { home, joinedOn, pause, announcedOn: addDays(weekStartOf(from), -7 * notice) };
  });

/** The weeks from the announcement to the third after the pause. */
export function liveThrough({ home: { home: described }, joinedOn, pause, announcedOn }: PausedLife) {
  const home = { ...described, onboardedOn: joinedOn };
  const weeks = (dayNumber(weekStartOf(pause.to)) - dayNumber(joinedOn)) / 7 + 4;
  const pausesOn = (today: IsoDate) => (today >= announcedOn ? [pause] : []);
  const simulated = simulate({ home, catalogue, from: joinedOn, weeks, pausesOn });
  return simulated.filter(({ weekStart }) => weekStart >= announcedOn);
}

const sourcesOf = (tasks: readonly PlannedTask[]) => tasks.map(({ source, date }) => `${source} on ${date}`);

export function tasksInPause(weeks: readonly SimulatedWeek[], { pause }: PausedLife): readonly string[] {
  return sourcesOf(weeks.flatMap(({ tasks }) => tasks.filter(({ date }) => isPaused(date, [pause]))));
}

/** The first week with an open day after the pause. */
export function weekOfReturn(weeks: readonly SimulatedWeek[], { pause }: PausedLife): SimulatedWeek | undefined {
  return weeks.find(({ weekStart, input: { home } }) => openDays(home, weekStart, addDays(pause.to, 1)).length > 0);
}

/** Whether the week is within its time and its number of tasks, but for a job that has it to itself and jobs that can't wait. */
export function isWithinBudget({ tasks, input }: SimulatedWeek): boolean {
  const most = input.home.tasksPerWeek;
  const isFull = tasks.length > 1 && minutesOf(tasks) > most * mostMinutesPerTask;
  return !((isFull || tasks.length > most) && violationsOf(tasks, input).length > 0);
}

type Judged = { readonly week: SimulatedWeek; readonly judged: JudgedWeek; readonly days: readonly number[] };

/** Whether the task may not make way for one of safety: it is one itself, or a costly job that must not miss its season. */
function isFixed({ source, critical }: PlannedTask): boolean {
  const task = careTaskById.get(careTaskIdOf(source) ?? '')?.task;
  return critical || task?.seasonalUse !== undefined || (task?.stake === 'costly' && task.season !== undefined);
}

/** Whether the week had room for a safety task of these minutes, if everything that can wait had made way. */
function hadRoom({ week: { tasks, input }, days }: Judged, due: number, minutes: number): boolean {
  const fixed = tasks.filter(isFixed);
  const { tasksPerWeek } = input.home;
  const isInTime = days.some((day) => day <= due);
  return isInTime && fixed.length < tasksPerWeek && minutesOf(fixed) + minutes <= tasksPerWeek * mostMinutesPerTask;
}

/** No task comes again before this share of its interval. */
const leastShareOfInterval = 0.65;

/** Safety tasks without a season that came too late although a week before their day had room for them. */
export function gapsBrokenNeedlessly(weeks: readonly SimulatedWeek[]): readonly string[] {
  const judgedWeeks = weeks.map(
    (week): Judged => ({
      week,
      judged: judgedWeek(week.tasks, week.input),
      days: openDays(week.input.home, week.weekStart, week.input.today).map(dayNumber),
    }),
  );
  return judgedWeeks.flatMap(({ week, judged }, index) =>
    judged.candidates.flatMap((candidate) => {
      const { source, task, last, interval, windows } = candidate;
      if (task.stake !== 'danger' || last?.was !== 'done' || windows.length > 0 || judged.rests(candidate)) return [];
      const due = last.day + interval;
      const monday = dayNumber(week.weekStart);
      const planned = week.tasks.find((each) => each.source === source);
      const isBroken = due >= monday && due <= monday + 6 && !(planned && dayNumber(planned.date) <= due);
      const soonest = last.day + leastShareOfInterval * task.intervalDays;
      const before = judgedWeeks.slice(0, index + 1).filter(({ days }) => days.some((day) => day >= soonest));
      const possible = before.filter((each) => !each.judged.rests(candidate) && hadRoom(each, due, task.minutes));
      return isBroken && possible.length > 0
        ? [
            `${source}, due on day ${due - monday} of ${week.weekStart}, fits ${possible.map(({ week }) => week.weekStart)}`,
          ]
        : [];
    }),
  );
}
