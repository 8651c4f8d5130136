import type { CareTask, Room, Where } from '../care/care-task.ts';
import { every } from '../care/care-task.ts';
import { isAmong } from '../climate/countries.ts';
import { hasClimate } from '../climate/has-climate.ts';
import { momentIn, type Season, type SeasonInMonths } from '../climate/seasons.ts';
import { regionOf } from '../climate/town.ts';
import { halfYearOn, type Month, monthAfter, monthsAfter, monthsBetween } from '../time/months.ts';
import { type Climate, turned } from './climate.ts';
import type { DescribedHome } from './facts.ts';

type Resident = Pick<DescribedHome, 'answers' | 'country'>;

/** How long it takes to write to the landlord, in minutes. */
const minutesToAsk = 5;

const holdsIn = ({ countries, climates }: Where, country: string, climate: Climate): boolean =>
  isAmong(country, countries ?? []) || (climates?.some((name) => hasClimate(climate, name)) ?? false);

/** Whether the job is the landlord's, so that the household only asks for it. */
function isAskedOfLandlord({ landlord }: CareTask, { answers, country }: Resident): boolean {
  return landlord !== undefined && answers.tenure === 'tenant' && !isAmong(country, landlord.notIn ?? []);
}

/** What a tenant does about a job of the landlord's: asks for it, at most once a year unless people drink what it is about. */
function request(task: CareTask, { title, steps }: NonNullable<CareTask['landlord']>): CareTask {
  const { id, why, intervalDays, season, stake, hazard, appliesIf, firstReason, safety, safetyIn, tenant, sources } =
    task;
  return {
    id,
    title,
    why,
    steps: tenant === undefined ? steps : [...steps, tenant],
    tools: [],
    minutes: minutesToAsk,
    difficulty: 'beginner',
    intervalDays: intervalDays < every.year && hazard !== 'drinking water' ? every.year : intervalDays,
    ...(season && { season }),
    stake,
    ...(hazard && { hazard }),
    ...(appliesIf && { appliesIf }),
    bundle: 'landlord',
    firstReason,
    ...(safety && { safety }),
    ...(safetyIn && { safetyIn }),
    sources,
    isRequest: true,
  };
}

const lesser = ['wear', 'comfort'];

/** What neglect costs in the home: more than elsewhere in some countries and climates. */
function stakeIn({ stake, costlyWhere, dangerWhere }: CareTask, country: string, climate: Climate): CareTask['stake'] {
  if (dangerWhere && holdsIn(dangerWhere, country, climate)) return 'danger';
  return lesser.includes(stake) && costlyWhere && holdsIn(costlyWhere, country, climate) ? 'costly' : stake;
}

/** The days between two turns that the law of the home's country sets. */
export function legalDaysOf(
  { legalDays }: CareTask,
  { country }: Pick<DescribedHome, 'country'>,
): CareTask['intervalDays'] | undefined {
  return Object.entries(legalDays ?? {}).find(([where]) => isAmong(country, [where]))?.[1];
}

/** Whether that interval is law where the home is. Until its region is known, that of any region counts. */
export function isLawIn(task: CareTask, { country, town }: Pick<DescribedHome, 'country' | 'town'>): boolean {
  const regions = task.legalOnlyIn?.filter((region) => region.startsWith(`${country}-`)) ?? [];
  const region = regionOf(town);
  const isElsewhere = regions.length > 0 && region !== undefined && !regions.includes(region);
  return legalDaysOf(task, { country }) !== undefined && !isElsewhere;
}

/** A job that the law asks for several times a year has no season: it comes all year. */
function atLegalInterval({ season, ...task }: CareTask, intervalDays: CareTask['intervalDays']): CareTask {
  return { ...task, intervalDays, ...(season && intervalDays >= every.year && { season }) };
}

/** Months of the northern year, both included. `to` before `from` runs over New Year. */
type Span = Pick<SeasonInMonths, 'from' | 'to'>;

const monthsIn = ({ from, to }: Span): readonly Month[] =>
  Array.from({ length: monthsAfter(to, from) + 1 }, (_, index) => monthAfter(from, index));

/** The middle of the cool season of a desert, from one equinox to the other. */
const coolMonths: Span = { from: 10, to: 4 };

/** When work outdoors is bearable: where winters are hard, without frost and snow; in a desert, without the worst heat. */
function monthsOutdoors(climate: Climate): Span | undefined {
  const { isDesert, winter, lastFrost, firstFrost } = climate;
  if (isDesert) return coolMonths;
  if (winter !== 'hard' || !lastFrost || !firstFrost) return undefined;
  return { from: turned(lastFrost[0], climate), to: turned(firstFrost[0], climate) };
}

/** The months before the rains, for work that needs dry weather: four, or those since the shorter rains. */
function beforeRains(season: SeasonInMonths, climate: Climate): SeasonInMonths {
  if (!climate.rainsBegin) return season;
  const begin = turned(climate.rainsBegin, climate);
  const end = climate.shortRainsEnd && turned(climate.shortRainsEnd, climate);
  return {
    ...season,
    from: end ? monthAfter(end, 1) : monthAfter(begin, 8),
    to: monthAfter(begin, 11),
    best: monthAfter(begin, 10),
    isMild: true,
    grace: 3,
  };
}

/** Fewer months than this are no season. */
const fewestMonths = 2;

/** The longest part of a season in which work outdoors is bearable, the one with its best month if there are two. */
function bearablePart(season: Span & Pick<SeasonInMonths, 'best'>, outdoors: Span): Span | undefined {
  const bearable = new Set(monthsIn(outdoors));
  const parts: Month[][] = [[]];
  for (const month of monthsIn(season)) {
    if (bearable.has(month)) parts.at(-1)?.push(month);
    else parts.push([]);
  }
  const [part] = parts.sort(
    (one, other) =>
      Number(other.includes(season.best)) - Number(one.includes(season.best)) || other.length - one.length,
  );
  const [from, to] = [part?.at(0), part?.at(-1)];
  return part && from && to && part.length >= fewestMonths ? { from, to } : undefined;
}

const middleOf = (span: Span): Month => monthsIn(span)[Math.floor(monthsIn(span).length / 2)] ?? span.from;

/** The month of the span that is nearest to another. */
function nearestIn(span: Span, month: Month): Month {
  if (monthsIn(span).includes(month)) return month;
  return monthsBetween(span.to, month) < monthsBetween(span.from, month) ? span.to : span.from;
}

/** What has no season of its own may be done a month before the last frost and after the first. */
const withoutDeepWinter = ({ from, to }: Span, { isDesert }: Climate): Span =>
  isDesert ? { from, to } : { from: monthAfter(from, 11), to: monthAfter(to, 1) };

/** People sit outdoors in a desert when others don't: what is made ready in spring elsewhere, is in autumn there. */
const halfYearTurned = (season: SeasonInMonths): SeasonInMonths => ({
  ...season,
  from: halfYearOn(season.from),
  to: halfYearOn(season.to),
  best: halfYearOn(season.best),
});

/** A season of months in the climate's bearable ones. What belongs to a hard winter itself, such as pruning, stays there. */
function outdoorSeason(
  anywhere: SeasonInMonths | undefined,
  climate: Climate,
  place: Room,
): SeasonInMonths | undefined {
  const outdoors = monthsOutdoors(climate);
  if (!outdoors) return anywhere;
  // Plants and their water keep to spring.
  const isTurned = climate.isDesert && place === 'outdoors';
  const season = anywhere && isTurned ? halfYearTurned(anywhere) : anywhere;
  const part = season ? bearablePart(season, outdoors) : withoutDeepWinter(outdoors, climate);
  const span = part ?? (climate.isDesert ? outdoors : undefined);
  if (!span) return season;
  const best = season ? nearestIn(span, season.best) : middleOf(span);
  // The part ends because snow or heat comes, so no day after it is good enough.
  const isCutShort = span.to !== season?.to;
  // A desert's seasons hold where there is no winter, too.
  return { ...season, ...span, best, ...(isCutShort && { grace: 0 }), ...(climate.isDesert && { isMild: true }) };
}

/**
 * Whether the job is done outdoors at a time that the household chooses. What comes often is part of using the item.
 * Without a season, danger doesn't wait for better weather, and a firm comes when it can.
 */
function isWorkOutdoors({ room, stake, season, intervalDays, professional, seasonalUse }: CareTask, roomOfItem: Room) {
  const place = room ?? roomOfItem;
  if (seasonalUse || (place !== 'outdoors' && place !== 'garden')) return false;
  if (season !== undefined) return intervalDays >= every.quarter;
  return stake !== 'danger' && !professional && intervalDays >= every.halfYear;
}

/** The season that the task has in the climate. */
function seasonIn(climate: Climate, task: CareTask, roomOfItem: Room): Season | undefined {
  const around = task.season && 'around' in task.season ? task.season : undefined;
  if (around && (momentIn(around.around, climate) || !around.otherwise)) return around;
  const anywhere = around?.otherwise ?? (task.season as SeasonInMonths | undefined);
  const months = anywhere?.isDry ? beforeRains(anywhere, climate) : anywhere;
  return isWorkOutdoors(task, roomOfItem) ? outdoorSeason(months, climate, task.room ?? roomOfItem) : months;
}

/**
 * The task as this home has it: with its country's interval, its climate's season and its climate's stake, and the
 * landlord's jobs as requests. `room`: that of its item.
 */
export function taskInHome(anywhere: CareTask, room: Room, home: Resident, climate: Climate): CareTask {
  const season = seasonIn(climate, anywhere, room);
  const task = season === anywhere.season ? anywhere : { ...anywhere, ...(season && { season }) };
  const stake = stakeIn(task, home.country, climate);
  const legalDays = legalDaysOf(task, home);
  const timed = legalDays === undefined ? task : atLegalInterval(task, legalDays);
  const local = stake === timed.stake ? timed : { ...timed, stake };
  return task.landlord && isAskedOfLandlord(task, home) ? request(local, task.landlord) : local;
}
