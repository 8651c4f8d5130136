import { isOncePerSeason, type Window } from '../../climate/seasons.ts';
import { type Candidate, daysOfSameWork } from '../candidates-for.ts';
import { latestDayAfter } from '../in-season.ts';
import { waitsForSilence } from '../joining.ts';
import { isAgainstWeather, isCareInUse, isCostlyToLeave, isVisit, keepsInterval } from '../types.ts';

/** A job of the home, with the day by which the rules expect it if it was never done. */
export type JudgedJob = Candidate & { readonly firstDue: number };

/** The days, as numbers, on which a turn of a job may be planned. */
export type Turn = {
  readonly earliest: number;
  readonly best: number;
  readonly latest: number;
  /** Whether the turn must not be later: a longest gap, or the end of a season. */
  readonly isFirm: boolean;
  /** The season that it belongs to. Absent if it has none, or can't wait for it. */
  readonly window?: Window;
  /** Whether its season is over, and it is still better late than never. */
  readonly isLate?: true;
};

/** How long a safety job without a history waits for its season, and for anything else, in days. */
const longestFirstWait = { season: 42, other: 20 } as const;
/** How many days of a season a job needs that needn't come in it, so that it can choose its week. */
const leastLeftOfSeason = 21;
/** How many days before it is due a job comes at most, for its season or to share a visit or a round: a third of a year. */
const mostDaysEarly = 122;
/** The same for the season of a job that may have been done after the one before: what is late may not lose the next. */
const mostDaysEarlyAfterLate = 182;
/** A turn may move by this share of its interval, within limits of days, so that weeks fill evenly. */
const playShare = 0.25;
const play = { min: 6, max: 60 } as const;
/** No job comes again before this share of the interval that the catalogue gives it. */
const leastShareOfInterval = 0.6;

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

const never: Turn = { earliest: Number.POSITIVE_INFINITY, best: 0, latest: 0, isFirm: false };

function inWindow(window: Window, from: number, latest = window.closes, best = window.best): Turn {
  const earliest = Math.max(window.opens, from);
  return { earliest, best: clamp(best, { min: earliest, max: latest }), latest, isFirm: true, window };
}

const isDangerous = ({ task }: JudgedJob): boolean => task.stake === 'danger';

/** A turn after a season that is over when the job may come, if it was not done in it and still prevents harm. */
function lateTurn(candidate: JudgedJob, last: number | undefined, from: number): Turn | undefined {
  const { windows, graceDays, sameWorkOn, firstDue } = candidate;
  const day = last === undefined && waitsForSilence(candidate) ? Math.max(from, firstDue) : from;
  const closed = windows.findLast(({ closes }) => closes < day);
  if (!closed || day > closed.closes + graceDays) return undefined;
  if (last !== undefined && (last >= closed.opens || dayOfNextSeason(candidate, last) > closed.closes))
    return undefined;
  if (sameWorkOn !== undefined && sameWorkOn >= closed.opens - daysOfSameWork) return undefined;
  const window = { ...closed, closes: closed.closes + graceDays };
  return { earliest: day, best: day, latest: window.closes, isFirm: true, window, isLate: true };
}

/** Whether a safety job without a history must not wait for the season. */
function cannotWaitFor(window: Window, candidate: JudgedJob, from: number): boolean {
  const { task, firstDue } = candidate;
  // A first visit is shared with others that are due now, and asking for it takes five minutes.
  const longest = isVisit(candidate) ? 0 : longestFirstWait.season;
  const isFar = window.opens > firstDue + longest || window.closes < from + leastLeftOfSeason;
  return task.stake === 'danger' && !task.waitsForSeason && isFar;
}

/** The first turn of a job that was never done. `from` is the first day of the plan. */
function firstTurn(candidate: JudgedJob, from: number): Turn {
  const { task, firstDue, windows } = candidate;
  const isDanger = isDangerous(candidate);
  const canWait = task.stake === 'wear' || task.stake === 'comfort' || waitsForSilence(candidate);
  const start = canWait ? Math.max(from, firstDue) : from;
  const window = windows.find(({ closes }) => closes >= start);
  if (window && !cannotWaitFor(window, candidate, from)) {
    // It may have been due for years, so it comes early in its season, if that isn't a moment.
    const isEarly = isDanger || (task.stake === 'costly' && !isAgainstWeather(candidate));
    if (isOncePerSeason(candidate.windows[0], candidate.interval)) {
      const latest = isDanger ? Math.max(window.opens + 28, firstDue + longestFirstWait.other) : window.closes;
      const best = isEarly ? firstDue : window.best;
      return inWindow(window, start, Math.min(window.closes, Math.max(from, latest)), best);
    }
    // What the weather may damage is due as soon as its season opens.
    const isDueNow = task.stake === 'costly' && isAgainstWeather(candidate);
    const due = clamp(isDueNow ? start : firstDue, { min: window.opens, max: window.closes });
    const slack = clamp(candidate.interval * playShare, play);
    const latest = Math.min(window.closes, due + slack);
    return {
      earliest: Math.max(window.opens, start),
      best: due,
      latest,
      isFirm: false,
      window,
    };
  }
  if (task.quickWin) return { earliest: firstDue, best: firstDue, latest: firstDue + 6, isFirm: isDanger };
  if (isDanger) {
    const slack = Math.min(longestFirstWait.other, candidate.interval);
    return { earliest: firstDue, best: firstDue, latest: firstDue + slack, isFirm: true };
  }
  if (task.stake === 'costly' || isCareInUse(candidate))
    return { earliest: firstDue, best: firstDue, latest: firstDue + longestFirstWait.other, isFirm: false };
  const slack = Math.max(13, clamp(candidate.interval * playShare, play));
  return { earliest: Math.max(start, firstDue - 7), best: firstDue, latest: firstDue + slack, isFirm: false };
}

function turnInSeason(candidate: JudgedJob, last: number, from: number): Turn {
  const { task, interval, windows } = candidate;
  const due = last + interval;
  const early = dayOfNextSeason(candidate, last);
  const soonest = Math.max(from, early);
  // A season is left for the next one if the turn would be too early until its last days, not because today is late.
  const window = windows.find(({ closes }) => closes >= Math.max(from, early + leastLeftOfSeason));
  const keeps = keepsInterval(candidate) && !task.waitsForSeason;
  if (keeps && (!window || due < Math.max(window.opens + 6, soonest))) {
    // The gap would run out before the season or in its first days, so the job comes out of season, as late as it may.
    return { earliest: due - 28, best: due, latest: due, isFirm: true };
  }
  if (!window) return never;
  const latest = keepsInterval(candidate) ? Math.min(window.closes, latestDayAfter(candidate, last)) : window.closes;
  return inWindow(window, soonest, Math.max(latest, soonest));
}

/** A turn of a job that comes several times in a season. */
function turnWithinSeason({ interval, windows, task }: JudgedJob, last: number): Turn {
  const due = last + interval;
  const window = windows.find(({ closes }) => closes >= due) ?? windows.at(-1);
  const slack = clamp(interval * playShare, play);
  if (!window) return never;
  return {
    earliest: Math.max(window.opens, due - slack),
    best: Math.max(window.opens, due),
    latest: Math.min(window.closes, Math.max(window.opens, due) + slack),
    isFirm: task.stake === 'danger',
    window,
  };
}

/** The day from which so much of a job's interval has passed that it may come again. */
const dayOfComingAgain = ({ task }: JudgedJob, last: number): number => last + task.intervalDays * leastShareOfInterval;

/** The day from which a season is the next for a job that comes once in each. */
function dayOfNextSeason(candidate: JudgedJob, last: number): number {
  const due = last + candidate.interval;
  const wasInSeason = candidate.windows.some(({ opens, closes }) => opens <= due && due <= closes);
  const mostEarly = wasInSeason || keepsInterval(candidate) ? mostDaysEarly : mostDaysEarlyAfterLate;
  return Math.max(dayOfComingAgain(candidate, last), due - mostEarly);
}

/** When the next turn of a job may come, after its last time or else for the first time. `from`: the first day of the plan. */
export function turnAfter(candidate: JudgedJob, last: number | undefined, from: number): Turn {
  const late = lateTurn(candidate, last, from);
  if (late) return late;
  if (last === undefined) return firstTurn(candidate, from);
  if (candidate.windows.length > 0) {
    return isOncePerSeason(candidate.windows[0], candidate.interval)
      ? turnInSeason(candidate, last, from)
      : turnWithinSeason(candidate, last);
  }
  const due = last + candidate.interval;
  const slack = clamp(candidate.interval * playShare, play);
  const slackAfter = isCostlyToLeave(candidate) ? play.min : slack;
  const isFirm = keepsInterval(candidate);
  const earliest = Math.max(dayOfComingAgain(candidate, last), due - Math.max(7, slack));
  return { earliest, best: due, latest: isFirm ? due : due + slackAfter, isFirm };
}
