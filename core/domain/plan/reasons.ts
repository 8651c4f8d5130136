import { bundles } from '../bundles.ts';
import { dateOfDay, dayAndMonth, dayNumber } from '../dates.ts';
import type { Moment } from '../moments.ts';
import { pluralise } from '../pluralise.ts';
import type { Placed } from './choose.ts';

/** One true sentence about why a task is planned on its day. A week has at most one sentence of each kind, if it can. */
type Reason = { readonly kind: string; readonly text: string };

const seasonWords: Readonly<Record<Moment, { readonly before: string; readonly after: string }>> = {
  'first frost': { before: 'Before the first frost', after: 'Before the hard frosts' },
  'last frost': { before: 'Before the last frosts are over', after: 'Now that the frosts are over' },
  'leaf fall': { before: 'While the leaves fall', after: 'Now that the leaves are down' },
  'rainy season': { before: 'Before the rains', after: 'While the rains have just begun' },
  'fire season': { before: 'Before the fire season', after: 'While the fire season has just begun' },
};

/** "day", "3 weeks", "4 months", "year"; rounded as in speech. */
function duration(days: number): { readonly count: number; readonly unit: string } {
  if (days < 14) return { count: Math.round(days), unit: 'day' };
  if (days < 60) return { count: Math.round(days / 7), unit: 'week' };
  if (days < 345) return { count: Math.round(days / 30.44), unit: 'month' };
  if (days < 700) return { count: Math.round(days / 30.44), unit: 'month' };
  return { count: Math.round(days / 365.25), unit: 'year' };
}

/** "3 weeks ago", "4 months ago". */
export function ago(days: number): string {
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const { count, unit } = duration(days);
  return count === 12 && unit === 'month' ? 'a year ago' : `${count === 1 ? `a ${unit}` : pluralise(count, unit)} ago`;
}

/** "every 2 weeks", "every month", "every 6 months", "every year". */
export function rhythm(days: number): string {
  const { count, unit } = days < 25 ? { count: Math.round(days / 7), unit: 'week' } : monthsOrYears(days);
  return count === 1 ? `every ${unit}` : `every ${pluralise(count, unit)}`;
}

function monthsOrYears(days: number) {
  const months = days / 30.44;
  return months < 11.5 || (months > 12.5 && months < 18)
    ? { count: Math.max(1, Math.round(months)), unit: 'month' }
    : { count: Math.round(months / 12), unit: 'year' };
}

/** A job that comes in its season, every year or in some years only. */
function yearlyReason(years: number): Reason {
  if (years <= 1) return { kind: 'rhythm', text: 'Once a year, at its best time' };
  return { kind: 'stretched', text: `About every ${pluralise(years, 'year')} in your plan` };
}

/** What the plan says of the next turns: the interval of the catalogue, or the longer one of the plan. */
function rhythmReason({ yearTask: { candidate } }: Placed): Reason {
  const { task, interval, windows } = candidate;
  if (windows.length > 0 && task.intervalDays === 365) return yearlyReason(Math.round(interval / 365));
  if (interval > task.intervalDays * 1.15) return { kind: 'stretched', text: `About ${rhythm(interval)} in your plan` };
  return { kind: 'rhythm', text: `Planned ${rhythm(interval)}` };
}

function seasonReason({ yearTask: { candidate, turn }, date }: Placed): Reason | undefined {
  const { season } = candidate.task;
  if (!turn.window || !season || !('around' in season)) return undefined;
  const moment = turn.window.opens - 7 * season.from;
  const { before, after } = seasonWords[season.around];
  return { kind: `season ${season.around}`, text: dayNumber(date) < moment ? before : after };
}

function lastReason({ yearTask: { candidate, previous }, date }: Placed): Reason | undefined {
  const { last } = candidate;
  const days = dayNumber(date) - (last?.day ?? 0);
  if (!last || previous !== undefined) return undefined;
  if (last.was === 'done') return { kind: 'done', text: `Last done ${ago(days)}` };
  if (last.was === 'skipped') return { kind: 'skipped', text: `Skipped ${ago(days)}` };
  return undefined;
}

function missedReason({ yearTask: { candidate }, date }: Placed): Reason | undefined {
  const { missedOn, last } = candidate;
  if (!missedOn || (last && last.day > dayNumber(missedOn))) return undefined;
  return { kind: 'missed', text: `Left open ${ago(dayNumber(date) - dayNumber(missedOn))}` };
}

/** A job that joins another one of its bundle. The first of them is the reason of the visit. */
function bundleReason(placed: Placed, week: readonly Placed[]): Reason | undefined {
  const { bundle } = placed.yearTask.candidate.task;
  const mates = week.filter(({ yearTask }) => bundle !== undefined && yearTask.candidate.task.bundle === bundle);
  return bundle && mates.length > 1 && mates[0] !== placed ? { kind: bundle, text: bundles[bundle] } : undefined;
}

function dueReason({ yearTask: { candidate, turn }, date }: Placed): Reason | undefined {
  if (candidate.task.stake !== 'danger' || !turn.isFirm || !candidate.last) return undefined;
  if (turn.latest < dayNumber(date)) return undefined;
  return { kind: 'due', text: `Safety: due by ${dayAndMonth(dateOfDay(turn.latest))}` };
}

/** The reasons that are true of the task, the most telling first. */
function reasonsOf(placed: Placed, week: readonly Placed[]): readonly Reason[] {
  const { candidate, previous } = placed.yearTask;
  const isFirst = !candidate.last && previous === undefined;
  const own: Reason = { kind: candidate.task.id, text: candidate.task.firstReason };
  return [
    missedReason(placed),
    bundleReason(placed, week),
    isFirst ? own : undefined,
    seasonReason(placed),
    lastReason(placed),
    dueReason(placed),
    rhythmReason(placed),
  ].filter((reason) => reason !== undefined);
}

/** The reason of each task of a week: a line for the user. */
export function reasonsFor(week: readonly Placed[]): readonly string[] {
  const said = new Set<string>();
  return week.map((placed) => {
    const reasons = reasonsOf(placed, week);
    const chosen = reasons.find(({ kind }) => !said.has(kind)) ?? reasons[0];
    if (chosen) said.add(chosen.kind);
    return chosen?.text ?? placed.yearTask.candidate.task.firstReason;
  });
}
