import { rhythm } from '#words/rhythm.ts';
import { minutesOf } from './days.ts';
import type { Task } from './week.ts';
import { isPlanned } from './week-offset.ts';

export type Progress = {
  readonly done: number;
  readonly total: number;
  /** A whole number from 0 to 100; 0 only when nothing is done, 100 only when nothing is open. */
  readonly percent: number;
  readonly minutesLeft: number;
};

export function progressOf(tasks: readonly Task[]): Progress {
  const open = tasks.filter((task) => !task.completed);
  const done = tasks.length - open.length;
  return {
    done,
    total: tasks.length,
    percent: done === 0 ? 0 : Math.max(1, Math.floor((done / tasks.length) * 100)),
    minutesLeft: minutesOf(open),
  };
}

/** `3 of 5 done, 25 min left` */
export function progressSummary({ done, total, minutesLeft }: Progress): string {
  const left = minutesLeft > 0 ? `, ${rhythm.duration(minutesLeft)} left` : '';
  return `${done} of ${total} done${left}`;
}

/** The specification's six messages, plus separate ones for unfinished past and future weeks. */
export function progressMessage({ percent, total }: Progress, offset: number): string {
  if (total === 0 && offset < 0) return 'Nothing was planned here.';
  if (total === 0 && !isPlanned(offset)) return 'This week will be planned later.';
  if (total === 0) return 'Nothing is planned, so the time is yours.';
  if (percent === 100) return 'All done. Your home is in good hands.';
  if (offset < 0) return 'This week is behind you. Anything still open can be moved to today.';
  if (percent >= 75) return 'Nearly there. Only a little is left.';
  if (percent >= 50) return 'Good going. You’re past the halfway mark.';
  if (percent > 0) return 'A good start. One small job at a time.';
  return offset > 0
    ? 'Planned and waiting. Nothing to do yet.'
    : 'Ready when you are. A short task makes an easy start.';
}
