import type { TaskSource } from '../../tasks/task.ts';
import { dayNumber } from '../../time/dates.ts';
import type { Candidate } from '../candidates-for.ts';
import { isInSeason, latestDayAfter } from '../in-season.ts';
import { keepsInterval, sourceOf } from '../types.ts';
import { type Breach, dayDone, dayPlanned, type Week, type Years } from './lived-years.ts';

/** How many days after it is due a safety job may come for the first time. */
const longestFirstWait = 42;

/** The days of the week on which a safety job has to be in time: while its item is open and its season lasts. */
function daysThatCount(candidate: Candidate, week: Week, { pairs }: Years) {
  const monday = dayNumber(week.weekStart);
  const pair = pairs.get(candidate.item.name);
  const isPaired = pair !== undefined && !candidate.task.whileClosed;
  const opened = isPaired ? dayDone(week, sourceOf(pair.opens)) : undefined;
  const closes = isPaired ? dayPlanned(week, sourceOf(pair.closes)) : undefined;
  const season = candidate.windows.find((window) => window.closes >= monday);
  const comesOften = season && season.closes - season.opens >= candidate.interval ? season : undefined;
  return {
    from: Math.max(opened ?? 0, comesOften?.opens ?? 0),
    to: Math.min(monday + 6, closes ?? monday + 6, comesOften?.closes ?? monday + 6),
  };
}

/** Jobs of safety and law that come later than their longest gap allows. While one is overdue, no gap counts. */
export function brokenGaps(years: Years): readonly Breach[] {
  const since = new Map<TaskSource, number>();
  return years.weeks.flatMap((week) => {
    const waiting = new Set(week.judged.waiting.map(({ source }) => source));
    const monday = dayNumber(week.weekStart);
    return week.judged.candidates.flatMap((candidate): readonly Breach[] => {
      const { source } = candidate;
      if (!keepsInterval(candidate) || week.judged.rests(candidate)) return [];
      const planned = dayPlanned(week, source);
      const known = since.get(source) ?? dayDone(week, source);
      if (planned !== undefined || waiting.has(source)) since.set(source, planned ?? monday + 7);
      if (known === undefined || waiting.has(source)) return [];
      const { from, to } = daysThatCount(candidate, week, years);
      const limit = latestDayAfter(candidate, Math.max(known, from));
      if (limit >= to || (planned !== undefined && planned <= limit)) return [];
      since.set(source, planned ?? to);
      return [{ weekStart: week.weekStart, source }];
    });
  });
}

/** Safety jobs that were due for six weeks in which the home could have done them, and that have not come. */
export function lateFirstTurns({ weeks }: Years): readonly Breach[] {
  const days = new Map<TaskSource, number>();
  return weeks.flatMap((week) =>
    week.judged.candidates.flatMap((candidate): readonly Breach[] => {
      const { source, task, last, firstDue } = candidate;
      const monday = dayNumber(week.weekStart);
      const isPlanned = last !== undefined || dayPlanned(week, source) !== undefined;
      if (task.stake !== 'danger' || isPlanned || firstDue > monday || week.judged.rests(candidate)) return [];
      if (task.waitsForSeason && !isInSeason(candidate, monday)) return [];
      const before = days.get(source) ?? 0;
      days.set(source, before + 7);
      return before <= longestFirstWait && before + 7 > longestFirstWait ? [{ weekStart: week.weekStart, source }] : [];
    }),
  );
}
