import { isOncePerSeason, type Window } from '../../seasons.ts';
import type { Candidate } from '../candidates-for.ts';

/** The days, as numbers, on which a turn of a job may be planned. */
export type Turn = {
  readonly earliest: number;
  readonly best: number;
  readonly latest: number;
  /** Whether the turn must not be later: a longest gap, or the end of a season. */
  readonly isFirm: boolean;
  /** The season that it belongs to. Absent if it has none, or can't wait for it. */
  readonly window?: Window;
};

/** How long a safety job without a history waits for its season, or for the visit that it can share. */
const longestFirstWait = { season: 61, visit: 91, other: 27 } as const;
/** How many days of its season a safety job without a history needs, so that it can choose its week. */
const leastLeftOfSeason = 21;
/** How much earlier than its interval a job may come for the sake of its season, as a share and in days. A visit costs. */
const earlyShare = 0.4;
const mostDaysEarly = { visit: 60, other: 146 } as const;
/** A turn may move by this share of its interval, within limits of days, so that weeks fill evenly. */
const playShare = 0.25;
const play = { min: 6, max: 60 } as const;

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

function inWindow(window: Window, from: number, latest = window.closes, best = window.best): Turn {
  const earliest = Math.max(window.opens, from);
  return { earliest, best: clamp(best, { min: earliest, max: latest }), latest, isFirm: true, window };
}

/** The first turn of a job that was never done. `from` is the first day of the plan. */
function firstTurn(candidate: Candidate, from: number): Turn {
  const { task, firstDue, windows } = candidate;
  const isDanger = task.stake === 'danger';
  const canWait = task.stake === 'wear' || task.stake === 'comfort';
  const start = canWait ? Math.max(from, firstDue) : from;
  const window = windows.find(({ closes }) => closes >= start);
  const longestWait = task.professional ? longestFirstWait.visit : longestFirstWait.other;
  const cannotUseSeason =
    window &&
    isDanger &&
    (window.opens > firstDue + longestFirstWait.season || window.closes < from + leastLeftOfSeason);
  if (window && !cannotUseSeason) {
    const latest = isDanger ? Math.max(window.opens + 28, firstDue + longestWait) : window.closes;
    if (isOncePerSeason(candidate.windows[0], candidate.interval)) {
      // A safety job may have been due for years, so it comes early in its season.
      return inWindow(
        window,
        start,
        Math.min(window.closes, Math.max(from, latest)),
        isDanger ? firstDue : window.best,
      );
    }
    const due = Math.max(window.opens, firstDue);
    return { earliest: Math.max(window.opens, from), best: due, latest: window.closes, isFirm: false, window };
  }
  const slack = isDanger
    ? Math.min(longestWait, candidate.interval)
    : Math.max(13, clamp(candidate.interval * playShare, play));
  if (task.quickWin) return { earliest: firstDue, best: firstDue, latest: firstDue + 6, isFirm: isDanger };
  return { earliest: firstDue - 7, best: firstDue, latest: firstDue + slack, isFirm: isDanger };
}

function turnInSeason(candidate: Candidate, last: number, from: number): Turn {
  const { task, interval, windows } = candidate;
  const due = last + interval;
  const mostEarly = task.professional ? mostDaysEarly.visit : mostDaysEarly.other;
  const early = due - Math.min(interval * earlyShare, mostEarly);
  const soonest = Math.max(from, early);
  // A season is left for the next one if the turn would be too early until its last days, not because today is late.
  const window = windows.find(({ closes }) => closes >= Math.max(from, early + 6));
  const isDanger = task.stake === 'danger';
  if (isDanger && (!window || due < Math.max(window.opens, soonest))) {
    // The gap would run out before the season, so the job comes out of season, as late as it may.
    return { earliest: due - 28, best: due, latest: due, isFirm: true };
  }
  if (!window) return { earliest: Number.POSITIVE_INFINITY, best: 0, latest: 0, isFirm: false };
  return inWindow(window, soonest, isDanger ? Math.min(window.closes, due) : window.closes);
}

/** A turn of a job that comes several times in a season. */
function turnWithinSeason({ interval, windows, task }: Candidate, last: number): Turn {
  const due = last + interval;
  const window = windows.find(({ closes }) => closes >= due) ?? windows.at(-1);
  const slack = clamp(interval * playShare, play);
  if (!window) return { earliest: Number.POSITIVE_INFINITY, best: 0, latest: 0, isFirm: false };
  return {
    earliest: Math.max(window.opens, due - slack),
    best: Math.max(window.opens, due),
    latest: Math.min(window.closes, Math.max(window.opens, due) + slack),
    isFirm: task.stake === 'danger',
    window,
  };
}

/** When the next turn of a job may come, after its last time or else for the first time. */
export function turnAfter(candidate: Candidate, last: number | undefined, from: number): Turn {
  if (last === undefined) return firstTurn(candidate, from);
  if (candidate.windows.length > 0) {
    return isOncePerSeason(candidate.windows[0], candidate.interval)
      ? turnInSeason(candidate, last, from)
      : turnWithinSeason(candidate, last);
  }
  const due = last + candidate.interval;
  const slack = clamp(candidate.interval * playShare, play);
  const isFirm = candidate.task.stake === 'danger';
  const wanted = last + candidate.task.intervalDays;
  return {
    earliest: Math.min(wanted, due - Math.max(7, slack)),
    best: due,
    latest: isFirm ? due : due + slack,
    isFirm,
  };
}
