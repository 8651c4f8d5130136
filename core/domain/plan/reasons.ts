import { every } from '../care/care-task.ts';
import type { Reason } from '../tasks/reason.ts';
import { shuffle } from '../text/shuffle.ts';
import { dateOfDay, dayNumber } from '../time/dates.ts';
import type { Placed } from './choose.ts';

/** A reason with its subject. A week has one reason about each. */
type Told = { readonly about: string; readonly reason: Reason };

/** How long a moment of the year is worth naming after it. */
const daysAfterMoment = 42;
/** How long before its last day a safety job says that it is due. */
const daysAheadOfDue = 28;
/** How much longer than the catalogue's an interval is that is worth telling; and how far a gap may be from it. */
const stretched = 1.15;
const gapTolerance = 0.2;
/** Two of three rows say why the job matters. The third says when it was last done, or how often it comes. */
const shareOfWhy = 2 / 3;

function missedReason({ yearTask: { candidate }, date }: Placed): Told | undefined {
  const { missedOn, last } = candidate;
  if (!missedOn || (last && last.day > dayNumber(missedOn))) return undefined;
  return { about: 'missed', reason: { kind: 'missed', days: dayNumber(date) - dayNumber(missedOn) } };
}

function assumedReason({ yearTask: { candidate } }: Placed): Told | undefined {
  const { assumes: trait } = candidate;
  return trait && { about: trait, reason: { kind: 'assumed', trait } };
}

function seasonReason({ yearTask: { candidate, turn }, date }: Placed): Told | undefined {
  const { season } = candidate.task;
  if (!turn.window || !season) return undefined;
  if (!('around' in season)) return turn.isLate && { about: 'late', reason: { kind: 'late' } };
  const { around: moment } = season;
  const days = dayNumber(date) - (turn.window.opens - 7 * season.from);
  if (!turn.isLate && days > daysAfterMoment) return undefined;
  const when = turn.isLate ? 'late' : days < 0 ? 'before' : 'after';
  return { about: `season ${moment}`, reason: { kind: 'season', moment, when } };
}

function lawReason({ yearTask: { candidate } }: Placed): Told | undefined {
  if (!candidate.isLegal) return undefined;
  return { about: 'law', reason: { kind: 'law', days: candidate.task.intervalDays } };
}

function lastReason({ yearTask: { candidate, previous }, date }: Placed): Told | undefined {
  const { last } = candidate;
  const days = dayNumber(date) - (last?.day ?? 0);
  if (!last || previous !== undefined) return undefined;
  return last.was === 'planned' ? undefined : { about: last.was, reason: { kind: last.was, days } };
}

function dueReason({ yearTask: { candidate, turn }, date }: Placed): Told | undefined {
  if (candidate.task.stake !== 'danger' || !turn.isFirm || !candidate.last) return undefined;
  const daysLeft = turn.latest - dayNumber(date);
  // While an item isn't used, no time counts, and a day after its last time plus an interval would look wrong.
  const countsFromLast = turn.latest === candidate.last.day + candidate.task.intervalDays;
  if (!countsFromLast || daysLeft < 0 || daysLeft > daysAheadOfDue) return undefined;
  return { about: 'due', reason: { kind: 'due', on: dateOfDay(turn.latest) } };
}

/** The longer interval of a full plan, if this turn keeps it. In its season, a job comes every so many whole years. */
function stretchedReason({ yearTask: { candidate, previous }, date }: Placed): Told | undefined {
  const { task, interval, windows, last } = candidate;
  if (!Number.isFinite(interval)) return undefined;
  const isYearly = windows.length > 0 && task.intervalDays === every.year;
  const planned = isYearly ? every.year * Math.round(interval / every.year) : interval;
  const before = previous ?? last?.day;
  const gap = before === undefined ? planned : dayNumber(date) - before;
  if (planned <= task.intervalDays * stretched || Math.abs(gap - planned) > planned * gapTolerance) return undefined;
  return { about: 'stretched', reason: { kind: 'stretched', days: planned } };
}

/** The household's own rhythm, if this turn keeps it. A plan with time to spare or too little of it says so instead. */
function chosenReason({ yearTask: { candidate, previous }, date }: Placed): Told | undefined {
  const { task, last, usualDays } = candidate;
  if (usualDays === undefined) return undefined;
  const before = previous ?? last?.day;
  const gap = before === undefined ? task.intervalDays : dayNumber(date) - before;
  if (Math.abs(gap - task.intervalDays) > task.intervalDays * gapTolerance) return undefined;
  return { about: 'chosen', reason: { kind: 'stretched', days: task.intervalDays, isChosen: true } };
}

/** The use by which it comes earlier than its date would have it, if this turn keeps it. */
function byUseReason({ yearTask: { candidate, previous }, date }: Placed): Told | undefined {
  const { task, last, byUse } = candidate;
  const before = previous ?? last?.day;
  if (!byUse || before === undefined) return undefined;
  const gap = dayNumber(date) - before;
  if (Math.abs(gap - task.intervalDays) > task.intervalDays * gapTolerance) return undefined;
  return { about: `use ${task.id}`, reason: { kind: 'use', every: byUse.every, unit: byUse.unit } };
}

/** The reasons that are true of the task, the most telling first. */
function reasonsOf(placed: Placed): readonly Told[] {
  const { candidate, previous } = placed.yearTask;
  const { id } = candidate.task;
  const why: Told = { about: id, reason: { kind: 'why' } };
  const isFirst = !candidate.last && previous === undefined;
  const facts = [dueReason(placed), stretchedReason(placed), lastReason(placed)];
  const saysWhy = isFirst || shuffle(id + placed.date) < shareOfWhy;
  return [
    missedReason(placed),
    assumedReason(placed),
    isFirst && !placed.yearTask.turn.isLate ? why : undefined,
    seasonReason(placed),
    lawReason(placed),
    chosenReason(placed),
    byUseReason(placed),
    ...(saysWhy ? [why, ...facts] : [...facts, why]),
  ].filter((reason) => reason !== undefined);
}

/** The reason of each task of a week. */
export function reasonsFor(week: readonly Placed[]): readonly Reason[] {
  const said = new Set<string>();
  return week.map((placed) => {
    const reasons = reasonsOf(placed);
    const chosen = reasons.find(({ about }) => !said.has(about)) ?? reasons[0];
    if (chosen) said.add(chosen.about);
    return chosen?.reason ?? { kind: 'why' };
  });
}
