import { week } from '#words/app/week/week.ts';
import { durations } from '#words/durations.ts';
import { progress as words } from '#words/progress.ts';
import { minutesOf } from './days.ts';
import type { Task } from './week.ts';
import { isPlanned } from './week-offset.ts';

export type Progress = {
  readonly done: number;
  readonly total: number;
  /** A whole number from 0 to 100; 0 only when nothing is done, 100 only when nothing is open. */
  readonly percent: number;
  readonly minutesLeft: number;
  /** Open tasks of the weeks before, which count in a card of their own. */
  readonly leftOver: number;
};

export function progressOf(tasks: readonly Task[], overdue: readonly Task[] = []): Progress {
  const open = tasks.filter((task) => !task.completed);
  const done = tasks.length - open.length;
  return {
    done,
    total: tasks.length,
    percent: done === 0 ? 0 : Math.max(1, Math.floor((done / tasks.length) * 100)),
    minutesLeft: minutesOf(open),
    leftOver: overdue.filter((task) => !task.completed).length,
  };
}

/** `3 of 5 done`, and `25 min left` if something takes time. */
export const progressFacts = ({ done, total, minutesLeft }: Progress): readonly string[] => [
  words.done(done, total),
  ...(minutesLeft > 0 ? [week.left(durations.short(minutesLeft))] : []),
];

export const progressSummary = (progress: Progress): string => progressFacts(progress).join(', ');

/** What a week says of its progress. */
export function progressMessage({ percent, total, leftOver }: Progress, offset: number): string {
  const { state } = week;
  if (leftOver > 0 && (total === 0 || percent === 100)) return state.leftOver;
  if (total === 0 && offset < 0) return state.pastEmpty;
  if (total === 0 && !isPlanned(offset)) return state.unplanned;
  if (total === 0) return state.empty;
  if (percent === 100) return state.done;
  if (offset < 0) return state.past;
  if (percent >= 75) return state.nearly;
  if (percent >= 50) return state.half;
  if (percent > 0) return state.begun;
  return offset > 0 ? state.future : state.ready;
}
