import { every, type IntervalDays } from '../care-task.ts';
import { climateOf } from '../climate.ts';
import { daysBetween, type IsoDate, monthNames } from '../dates.ts';
import { pluralise } from '../pluralise.ts';
import { seasonIn } from '../seasons.ts';
import type { Candidate } from './due.ts';
import type { Home } from './types.ts';

const rhythms: Readonly<Record<IntervalDays, string>> = {
  [every.fortnight]: 'every 2 weeks',
  [every.month]: 'every month',
  [every.twoMonths]: 'every 2 months',
  [every.quarter]: 'every 3 months',
  [every.halfYear]: 'every 6 months',
  [every.year]: 'every year',
  [every.twoYears]: 'every 2 years',
  [every.threeYears]: 'every 3 years',
  [every.fiveYears]: 'every 5 years',
  [every.tenYears]: 'every 10 years',
};

const occasions: Readonly<Record<string, string>> = {
  'Central Heating': 'Before the heating season',
  'Electric Heating': 'Before the heating season',
  Geothermal: 'Before the heating season',
  Chimney: 'Before the first fires',
  'Fire Stove': 'Before the first fires',
  'Air Conditioning': 'Before the summer',
  Pool: 'For the swimming season',
};

/** "every 3 months" */
export function rhythm(intervalDays: IntervalDays): string {
  return rhythms[intervalDays];
}

/** "3 weeks ago", "4 months ago"; rounded as in speech. */
export function ago(from: IsoDate, to: IsoDate): string {
  const days = daysBetween(from, to);
  const count = (number: number, unit: string) => `${number === 1 ? `a ${unit}` : pluralise(number, unit)} ago`;
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return count(days, 'day');
  if (days < 60) return count(Math.round(days / 7), 'week');
  if (days < 700) return count(Math.round(days / 30.44), 'month');
  return count(Math.round(days / 365.25), 'year');
}

function seasonWords({ item, task, window }: Candidate, { country, timezone }: Home): string | undefined {
  const season = seasonIn(country, task.season, timezone);
  if (!season || !task.season || !window) return undefined;
  const beforeWinter = task.season.from >= 6 && task.season.from <= 10;
  const beforeSummer = task.season.from >= 2 && task.season.from <= 5;
  const occasion = occasions[item.name];
  if (occasion && (item.name === 'Air Conditioning' || item.name === 'Pool' ? beforeSummer : beforeWinter))
    return occasion;
  if (item.name === 'Roof and Gutters' && task.season.from >= 10 && task.season.to === 12)
    return 'After the leaves are down';
  if (task.frostOnly && climateOf(country, timezone).freezes) return 'Before the frost';
  return `Best done from ${monthNames[season.from - 1]} to ${monthNames[season.to - 1]}`;
}

/** Returns the reason why this job is planned now, as one line for the user. `date` is its day. */
export function reasonFor(candidate: Candidate, date: IsoDate, home: Home): string {
  const { task, last, missedOn, window } = candidate;
  const often = rhythm(task.intervalDays);
  const season = seasonWords(candidate, home);
  if (missedOn && (!last || missedOn > last.on)) return `Left open ${ago(missedOn, date)}; ${often}`;
  if (last?.was === 'done')
    return season ? `${season}; last done ${ago(last.on, date)}` : `Last done ${ago(last.on, date)}; ${often}`;
  if (last?.was === 'skipped') return `Skipped ${ago(last.on, date)}; ${often}`;
  if (last?.was === 'planned') return `Due again; ${often}`;
  if (task.quickWin) return `A quick win to start with; ${often}`;
  if (season) return `${season}; ${often}`;
  if (task.season && !window && seasonIn(home.country, task.season, home.timezone))
    return `Not known when it was last done; ${often}`;
  if (task.critical) return `Safety first; ${often}`;
  return `New to your plan; ${often}`;
}
