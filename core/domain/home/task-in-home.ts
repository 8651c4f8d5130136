import type { CareTask, Room, Where } from '../care-task.ts';
import { every } from '../care-task.ts';
import { type Climate, hasClimate, turned } from '../climate.ts';
import type { CountryCode } from '../countries.ts';
import type { Month } from '../months.ts';
import { momentIn, type Season, type SeasonInMonths } from '../seasons.ts';
import type { DescribedHome } from './facts.ts';

type Resident = Pick<DescribedHome, 'answers' | 'country'>;

/** How long it takes to write to the landlord, in minutes. */
const minutesToAsk = 5;

const holdsIn = ({ countries, climates }: Where, country: CountryCode, climate: Climate): boolean =>
  (countries?.includes(country) ?? false) || (climates?.some((name) => hasClimate(climate, name)) ?? false);

/** Whether the job is the landlord's, so that the household only asks for it. */
function isAskedOfLandlord({ landlord }: CareTask, { answers, country }: Resident): boolean {
  return landlord !== undefined && answers.tenure === 'tenant' && !landlord.notIn?.includes(country as CountryCode);
}

/** What a tenant does about a job of the landlord's: asks for it, at most once a year. */
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
    intervalDays: intervalDays < every.year ? every.year : intervalDays,
    ...(season && { season }),
    stake,
    ...(hazard && { hazard }),
    ...(appliesIf && { appliesIf }),
    firstReason,
    ...(safety && { safety }),
    ...(safetyIn && { safetyIn }),
    sources,
    isRequest: true,
  };
}

/** The days between two turns that the law of the home's country sets. */
export function legalDaysOf(
  { legalDays }: CareTask,
  { country }: Pick<DescribedHome, 'country'>,
): CareTask['intervalDays'] | undefined {
  return legalDays?.[country as CountryCode];
}

/** A job that the law asks for several times a year has no season: it comes all year. */
function atLegalInterval({ season, ...task }: CareTask, intervalDays: CareTask['intervalDays']): CareTask {
  return { ...task, intervalDays, ...(season && intervalDays >= every.year && { season }) };
}

/** Where winters are hard, a summer's job outdoors has the months without frost: snow lies on it in the others. */
function withoutSnow(season: SeasonInMonths, climate: Climate): SeasonInMonths {
  const { winter, lastFrost, firstFrost } = climate;
  if (winter !== 'hard' || !lastFrost || !firstFrost) return season;
  const from = Math.max(season.from, turned(lastFrost[0], climate)) as Month;
  const to = Math.min(season.to, turned(firstFrost[0], climate)) as Month;
  if (from >= to) return season;
  return { ...season, from, to, best: Math.min(to, Math.max(from, season.best)) as Month, grace: 0 };
}

const isOutdoors = (room: Room): boolean => room === 'outdoors' || room === 'garden';

/** The season that the task has in the climate. */
function seasonIn(climate: Climate, { season, room }: CareTask, roomOfItem: Room): Season | undefined {
  if (!season) return undefined;
  if (!('around' in season)) return isOutdoors(room ?? roomOfItem) ? withoutSnow(season, climate) : season;
  return momentIn(season.around, climate) ? season : (season.otherwise ?? season);
}

/**
 * The task as this home has it: with its country's interval, its climate's season and its climate's stake, and the
 * landlord's jobs as requests. `room`: that of its item.
 */
export function taskInHome(anywhere: CareTask, room: Room, home: Resident, climate: Climate): CareTask {
  const season = seasonIn(climate, anywhere, room);
  const task = season === anywhere.season ? anywhere : { ...anywhere, ...(season && { season }) };
  const isRaised =
    (task.stake === 'wear' || task.stake === 'comfort') &&
    task.costlyWhere !== undefined &&
    holdsIn(task.costlyWhere, home.country as CountryCode, climate);
  const legalDays = legalDaysOf(task, home);
  const timed = legalDays === undefined ? task : atLegalInterval(task, legalDays);
  const local = isRaised ? { ...timed, stake: 'costly' as const } : timed;
  return task.landlord && isAskedOfLandlord(task, home) ? request(local, task.landlord) : local;
}
