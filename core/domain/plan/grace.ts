import type { CareTask } from '../care/care-task.ts';

/** How many weeks after the moment of its season a costly job is still better done late than never. */
const weeksAfterMoment = 6;
/** The same after a season of months. */
const weeksAfterMonths = 4;

/** How many days after its season a job still prevents harm. */
export function graceDaysOf({ season, stake }: Pick<CareTask, 'season' | 'stake'>): number {
  if (!season) return 0;
  const usual = 'around' in season ? Math.max(0, weeksAfterMoment - season.to) : weeksAfterMonths;
  return 7 * (season.grace ?? (stake === 'costly' ? usual : 0));
}
