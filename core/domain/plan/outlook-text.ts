import type { TaskSource } from '../tasks/task.ts';
import { dayNumber, type IsoDate } from '../time/dates.ts';
import type { Outlook } from './types.ts';

/**
 * An outlook as it is stored. `jobs` has a line for each item with its jobs and their weeks: `oven clean:08 wipe:3b`. Each
 * digit of base 36 is a week, counted from `firstWeek`, a Monday.
 */
export type OutlookText = { readonly firstWeek: IsoDate; readonly jobs: string };

/** By week. */
const digits36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const mostWeeks = digits36.length;
const wellFormed = /^[a-z0-9-]+( [a-z0-9-]+:[0-9a-z]+)+$/;

/** Writes the outlook of the weeks from a Monday on. Earlier weeks are left out. */
export function writeOutlook(outlook: Outlook, firstWeek: IsoDate): OutlookText {
  const monday = dayNumber(firstWeek);
  const lines = new Map<string, string>();
  for (const [source, mondays] of outlook) {
    let digits = '';
    for (const day of mondays) {
      const week = (day - monday) / 7;
      if (week >= 0) digits += digits36.charAt(week);
    }
    if (digits === '') continue;
    const [item = '', job = ''] = source.slice('care:'.length).split('.');
    lines.set(item, `${lines.get(item) ?? item} ${job}:${digits}`);
  }
  return { firstWeek, jobs: [...lines.values()].join('\n') };
}

/** Returns an empty outlook for a damaged text, so that the year is planned without it. */
export function readOutlook({ firstWeek, jobs }: OutlookText): Outlook {
  const monday = dayNumber(firstWeek);
  const outlook = new Map<TaskSource, readonly number[]>();
  for (const line of jobs === '' ? [] : jobs.split('\n')) {
    if (!wellFormed.test(line)) return new Map();
    const [item = '', ...turns] = line.split(' ');
    for (const turn of turns) {
      const [job = '', digits = ''] = turn.split(':');
      const mondays = [...digits].map((digit) => monday + 7 * Number.parseInt(digit, mostWeeks));
      outlook.set(`care:${item}.${job}`, mondays);
    }
  }
  return outlook;
}

/** The outlook of a new plan, with the weeks of the last one that come before the new plan's first week, a Monday. */
export function withWeeksBefore(firstWeek: IsoDate, last: Outlook, next: Outlook): Outlook {
  const monday = dayNumber(firstWeek);
  const merged = new Map(next);
  for (const [source, mondays] of last) {
    const before = mondays.filter((day) => day < monday);
    if (before.length > 0) merged.set(source, [...before, ...(next.get(source) ?? [])]);
  }
  return merged;
}
