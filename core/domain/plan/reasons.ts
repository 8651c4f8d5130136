import { bundles } from '../bundles.ts';
import { every } from '../care-task.ts';
import { dateOfDay, dayAndMonth, dayNumber } from '../dates.ts';
import { traits } from '../home/traits.ts';
import type { Moment } from '../moments.ts';
import { shuffle } from '../shuffle.ts';
import { agoText, everyText } from '../words/rhythm.ts';
import type { Placed } from './choose.ts';

/** One true sentence about why a task is planned on its day. A week has one sentence of each kind. */
type Reason = { readonly kind: string; readonly text: string };

const seasonWords: Readonly<
  Record<Moment, { readonly before: string; readonly after: string; readonly late: string }>
> = {
  'first frost': {
    before: 'Before the first frost',
    after: 'Before the hard frosts',
    late: 'Late, but in time: frost may come any night',
  },
  'last frost': {
    before: 'Before the last frosts are over',
    after: 'Now that the frosts are over',
    late: 'Late, but still worth doing this spring',
  },
  'leaf fall': {
    before: 'While the leaves fall',
    after: 'Now that the leaves are down',
    late: 'Late, but in time: blocked gutters overflow in rain and thaw',
  },
  'rainy season': {
    before: 'Before the rains',
    after: 'Now that the rains have begun',
    late: 'Late, but in time: more heavy rain is to come',
  },
  'short rains': {
    before: 'Before the short rains',
    after: 'Now that the short rains have begun',
    late: 'Late, but in time: more rain is to come',
  },
  'storm season': {
    before: 'Before the storm season',
    after: 'Now that the storm season has begun',
    late: 'Late, but in time: a storm may come any week',
  },
  'fire season': {
    before: 'Before the fire season',
    after: 'Now that the fire season has begun',
    late: 'Late, but in time: fires may come any day',
  },
};
const lateInTheYear = 'Late, but better done now than next year';

/** How long a moment of the year is worth naming after it. */
const daysAfterMoment = 42;
/** How long before its last day a safety job says that it is due. */
const daysAheadOfDue = 28;
/** How much longer than the catalogue's an interval is that is worth telling; and how far a gap may be from it. */
const stretched = 1.15;
const gapTolerance = 0.2;
/** Two of three rows say why the job matters. The third says when it was last done, or how often it comes. */
const shareOfWhy = 2 / 3;

function missedReason({ yearTask: { candidate }, date }: Placed): Reason | undefined {
  const { missedOn, last } = candidate;
  if (!missedOn || (last && last.day > dayNumber(missedOn))) return undefined;
  return { kind: 'missed', text: `Left open ${agoText(dayNumber(date) - dayNumber(missedOn))}` };
}

function assumedReason({ yearTask: { candidate } }: Placed): Reason | undefined {
  if (!candidate.assumes) return undefined;
  const { untold } = traits[candidate.assumes];
  return { kind: candidate.assumes, text: `You haven’t said ${untold}. Doesn’t apply? Tell us` };
}

function seasonReason({ yearTask: { candidate, turn }, date }: Placed): Reason | undefined {
  const { season } = candidate.task;
  if (!turn.window || !season) return undefined;
  if (!('around' in season)) return turn.isLate && { kind: 'late', text: lateInTheYear };
  const { before, after, late } = seasonWords[season.around];
  const moment = turn.window.opens - 7 * season.from;
  const days = dayNumber(date) - moment;
  if (!turn.isLate && days > daysAfterMoment) return undefined;
  const text = turn.isLate ? late : days < 0 ? before : after;
  return { kind: `season ${season.around}`, text };
}

/** A job that joins another one of its bundle. The first of them is the reason of the visit. */
function bundleReason(placed: Placed, week: readonly Placed[]): Reason | undefined {
  const { bundle } = placed.yearTask.candidate.task;
  const mates = week.filter(({ yearTask }) => bundle !== undefined && yearTask.candidate.task.bundle === bundle);
  return bundle && mates.length > 1 && mates[0] !== placed ? { kind: bundle, text: bundles[bundle] } : undefined;
}

function lawReason({ yearTask: { candidate } }: Placed): Reason | undefined {
  if (!candidate.isLegal) return undefined;
  return { kind: 'law', text: `Local rules or a guarantee may require it ${everyText(candidate.task.intervalDays)}` };
}

function lastReason({ yearTask: { candidate, previous }, date }: Placed): Reason | undefined {
  const { last } = candidate;
  const days = dayNumber(date) - (last?.day ?? 0);
  if (!last || previous !== undefined) return undefined;
  if (last.was === 'done') return { kind: 'done', text: `Last done ${agoText(days)}` };
  if (last.was === 'skipped') return { kind: 'skipped', text: `Skipped ${agoText(days)}` };
  return undefined;
}

function dueReason({ yearTask: { candidate, turn }, date }: Placed): Reason | undefined {
  if (candidate.task.stake !== 'danger' || !turn.isFirm || !candidate.last) return undefined;
  const daysLeft = turn.latest - dayNumber(date);
  if (daysLeft < 0 || daysLeft > daysAheadOfDue) return undefined;
  return { kind: 'due', text: `Safety: due by ${dayAndMonth(dateOfDay(turn.latest))}` };
}

/** The longer interval of a full plan, if this turn keeps it. In its season, a job comes every so many whole years. */
function stretchedReason({ yearTask: { candidate, previous }, date }: Placed): Reason | undefined {
  const { task, interval, windows, last } = candidate;
  const isYearly = windows.length > 0 && task.intervalDays === every.year;
  const planned = isYearly ? every.year * Math.round(interval / every.year) : interval;
  const before = previous ?? last?.day;
  const gap = before === undefined ? planned : dayNumber(date) - before;
  if (planned <= task.intervalDays * stretched || Math.abs(gap - planned) > planned * gapTolerance) return undefined;
  return { kind: 'stretched', text: `About ${everyText(planned)} in your plan` };
}

/** The reasons that are true of the task, the most telling first. */
function reasonsOf(placed: Placed, week: readonly Placed[]): readonly Reason[] {
  const { candidate, previous } = placed.yearTask;
  const { id, firstReason } = candidate.task;
  const why: Reason = { kind: id, text: firstReason };
  const isFirst = !candidate.last && previous === undefined;
  const facts = [dueReason(placed), stretchedReason(placed), lastReason(placed)];
  const saysWhy = isFirst || shuffle(id + placed.date) < shareOfWhy;
  return [
    missedReason(placed),
    assumedReason(placed),
    bundleReason(placed, week),
    isFirst && !placed.yearTask.turn.isLate ? why : undefined,
    seasonReason(placed),
    lawReason(placed),
    ...(saysWhy ? [why, ...facts] : [...facts, why]),
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
