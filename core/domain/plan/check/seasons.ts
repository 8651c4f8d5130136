import { windowsBetween } from '../../climate/seasons.ts';
import { factsOf } from '../../home/facts.ts';
import { dateOfDay, dayNumber, weekStartOf } from '../../time/dates.ts';
import { daysOfSameWork, doesSameWork } from '../candidates-for.ts';
import { graceDaysOf } from '../grace.ts';
import { endOfSilence, waitsForSilence } from '../joining.ts';
import { sourceOf } from '../types.ts';
import { type Breach, dayDone, dayPlanned, isPossible, type Years } from './lived-years.ts';

/** A season counts for a new home if this many days of it are left. */
const daysLeftOfSeason = 21;

/** Costly jobs that are not planned in a season, or soon after it, that is over by the end of the simulation. */
export function missedSeasons(years: Years): readonly Breach[] {
  const { weeks, jobs, joinedOn } = years;
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return [];
  const { climate } = factsOf(first.input.home);
  const end = dayNumber(last.weekStart) + 6;
  return jobs
    .filter(({ task }) => task.stake === 'costly' && task.season)
    .flatMap((job) => {
      const source = sourceOf(job);
      const known = waitsForSilence(job) ? Math.max(joinedOn, endOfSilence(first.input.home)) : joinedOn;
      const turns = [dayDone(first, source), ...weeks.map((week) => dayPlanned(week, source))].filter(
        (day) => day !== undefined,
      );
      const same = jobs.filter((other) => doesSameWork(job, other));
      const workDone = same.flatMap((other) =>
        weeks.flatMap((week) => dayPlanned(week, sourceOf(other)) ?? dayDone(week, sourceOf(other)) ?? []),
      );
      return windowsBetween(job.task.season, climate, joinedOn, end).flatMap(({ opens, closes }): readonly Breach[] => {
        const latest = closes + graceDaysOf(job.task, climate);
        const isCutOff = latest > end || (opens < known && closes - known < daysLeftOfSeason);
        const before = turns.findLast((day) => day < opens);
        const isDue = before === undefined || job.task.intervalDays <= 365 || before + job.task.intervalDays <= closes;
        if (isCutOff || !isDue || turns.some((day) => opens <= day && day <= latest)) return [];
        const isLeft = workDone.some((day) => opens - daysOfSameWork <= day && day <= latest + daysOfSameWork);
        if (job.task.yields && isLeft) return [];
        const possible = weeks.filter(
          (week) => week.days.some((day) => opens <= day && day <= latest) && isPossible(job, week, years),
        );
        if (possible.length < (opens < known ? daysLeftOfSeason / 7 : 1)) return [];
        return [{ weekStart: weekStartOf(dateOfDay(closes)), source }];
      });
    });
}
