import { type CareTask, type CatalogueItem, every } from '../care/care-task.ts';
import { notSure, type TraitId, unsureValues } from '../care/traits.ts';
import { isAmong } from '../climate/countries.ts';
import { type Facts, factsOf, fitsPlace, hasItem, meetsNeeds, unknownTraits } from '../home/facts.ts';
import { isLawIn, taskInHome } from '../home/task-in-home.ts';
import { compareHazards } from './joining.ts';
import { withChosenRhythm } from './learned/chosen-rhythm.ts';
import { type Home, isWeighty, type Job } from './types.ts';
import { withUse } from './uses-of-home.ts';

/** The job as it would be in one's own home: what a tenant asks for may be a booking. */
const asOwned = ({ item, task }: Job): CareTask => item.tasks.find(({ id }) => id === task.id) ?? task;

/** Whether the visit includes the work of the other: a sweep does the range and the chimney with one call. */
const includes = (visit: CareTask, { professional, work, bundle, minutes }: CareTask): boolean =>
  visit.professional === true &&
  professional === true &&
  bundle !== undefined &&
  bundle === visit.bundle &&
  work !== undefined &&
  work === visit.work &&
  minutes < visit.minutes;

function withoutSecondCalls(jobs: readonly Job[]): readonly Job[] {
  const visits = jobs.map(asOwned).filter(({ professional, bundle }) => professional && bundle !== undefined);
  return jobs.filter((job) => {
    const owned = asOwned(job);
    return !visits.some((visit) => includes(visit, owned));
  });
}

const isForOneRecord = (job: Job, { country }: Home): boolean =>
  job.task.isRequest === true && isAmong(country, asOwned(job).landlord?.oneRecordIn ?? []);

/** The requests for one record of the landlord's are one: the one that names the worst hazard. */
const withoutSecondRequests = (jobs: readonly Job[], home: Home): readonly Job[] =>
  jobs.filter(
    (job) =>
      !isForOneRecord(job, home) ||
      !jobs.some(
        (other) =>
          isForOneRecord(other, home) &&
          asOwned(other).bundle === asOwned(job).bundle &&
          compareHazards(other, job) < 0,
      ),
  );

/**
 * A guess about what the home has comes at most twice a year, except for safety and for a look each quarter. Filters stay
 * frequent, because most kinds of their machine have them: those of a season, and those that are quick to clean.
 */
function atMostTwiceAYear(task: CareTask): CareTask {
  const { stake, season, quickWin, intervalDays } = task;
  const isOften = intervalDays <= (stake === 'costly' ? every.quarter : every.twoMonths);
  return stake === 'danger' || season || quickWin || !isOften ? task : { ...task, intervalDays: every.halfYear };
}

/**
 * Every care task that fits the home's items, place and traits. An unanswered question that decides over danger or cost
 * counts as "not sure", so that a home that answers nothing is safe; while another is unanswered, what depends on it waits.
 */
export function jobsOfHome(home: Home, catalogue: readonly CatalogueItem[]): readonly Job[] {
  const facts = factsOf(home);
  const possible = catalogue
    .filter((item) => hasItem(home, item))
    .flatMap((item) => item.tasks.map((task) => ({ item, task: taskInHome(task, item.room, home, facts.climate) })))
    .filter(({ task }) => fitsPlace(task, home, facts) && meetsNeeds(task, facts) !== false);
  const assumed = new Set(possible.filter(isWeighty).flatMap(({ task }) => unknownTraits(task, facts)));
  const safest: Facts = {
    ...facts,
    valuesOf: (trait) =>
      facts.valuesOf(trait) ?? (assumed.has(trait) ? unsureValues(trait, home, facts.climate) : undefined),
  };
  const jobs = possible.flatMap(({ item, task }): Job[] => {
    const applies = meetsNeeds(task, safest) ?? task.untilKnown === 'planned';
    if (!applies || home.excludedTasks.has(task.id)) return [];
    const assumes = unknownTraits(task, facts).find((trait) => assumed.has(trait));
    const needs = Object.keys(task.appliesIf?.needs ?? {}) as TraitId[];
    const isGuess = assumes !== undefined || needs.some((trait) => home.answers[trait] === notSure);
    const usual: Job = {
      item,
      task: isGuess ? atMostTwiceAYear(task) : task,
      ...(isLawIn(task, home) && { isLegal: true }),
      ...(assumes && task.untilKnown !== 'planned' && { assumes }),
    };
    return [withUse(withChosenRhythm(usual, home), home)];
  });
  return withoutSecondRequests(withoutSecondCalls(jobs), home);
}
