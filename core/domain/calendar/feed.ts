import type { IsoDate } from '../time/dates.ts';

/** How many days before today the feed contains. */
export const feedDaysBack = 28;
/** How many days after today: beyond the planned weeks, the tasks that the user dated or moved. */
export const feedDaysAhead = 366;

/** The version of a day in a feed, which changes with the day's content. `modifiedAt` is an instant in ISO format. */
type FeedVersion = { readonly fingerprint: string; readonly sequence: number; readonly modifiedAt: string };
export type FeedVersions = Readonly<Record<IsoDate, FeedVersion>>;

/**
 * The versions of the days that the feed shows now, by their fingerprints. A day that changed has the next number.
 * Versions of days that the feed doesn't show are kept, in case they come back, unless they are before `from`. Returns
 * `known` itself if nothing changed.
 */
export function withVersionsOf(
  known: FeedVersions,
  fingerprints: ReadonlyMap<IsoDate, string>,
  from: IsoDate,
  now: Date,
): FeedVersions {
  if ([...fingerprints].every(([date, fingerprint]) => known[date]?.fingerprint === fingerprint)) return known;
  const recent = Object.entries(known).filter(([date]) => date >= from);
  const versions = new Map(recent);
  for (const [date, fingerprint] of fingerprints) {
    const before = known[date];
    if (before?.fingerprint === fingerprint) continue;
    versions.set(date, {
      fingerprint,
      sequence: before ? before.sequence + 1 : 0,
      modifiedAt: now.toISOString(),
    });
  }
  return Object.fromEntries(versions);
}
