import { type CareTask, type CatalogueItem, stakes } from '../care/care-task.ts';
import { type TraitId, traitIds } from '../care/traits.ts';
import { compareText } from '../text/compare-text.ts';
import { isClimateTrait } from './climate.ts';
import { changesWith, concernsClimate, possibleClimates } from './climate-answers.ts';
import { type DescribedHome, type Facts, factsOf, fitsPlace, hasItem, meetsNeeds } from './facts.ts';

/** A trait that matters to a home, with the tasks that depend on it. */
export type Question = { readonly trait: TraitId; readonly tasks: readonly CareTask[] };

/** How many questions a week shows, in the first week of a home and in later ones. */
const questionsPerWeek = { first: 3, later: 2 } as const;

/** Whether the trait decides if the task is planned, or in which part of the year. */
function decidesOn(trait: TraitId, task: CareTask): boolean {
  return isClimateTrait(trait) ? concernsClimate(trait, task) : task.appliesIf?.needs?.[trait] !== undefined;
}

/** Whether the answer changes anything about the task: if it is planned, or what it asks of people who rent. */
function dependsOn(task: CareTask, trait: TraitId): boolean {
  const isTenants = trait === 'tenure' && (task.tenant !== undefined || task.landlord !== undefined);
  return decidesOn(trait, task) || isTenants;
}

type Dependent = { readonly item: CatalogueItem; readonly task: CareTask };

/** A catalogue's tasks by the traits that they depend on, those with the highest stakes first. */
function dependentsIn(catalogue: readonly CatalogueItem[]): ReadonlyMap<TraitId, readonly Dependent[]> {
  const all = catalogue.flatMap((item) => item.tasks.map((task) => ({ item, task })));
  return new Map(
    traitIds.map((trait) => [
      trait,
      all
        .filter(({ task }) => dependsOn(task, trait))
        .sort((one, other) => stakes.indexOf(one.task.stake) - stakes.indexOf(other.task.stake)),
    ]),
  );
}

// Each week on screen asks for its home's questions, and the same catalogue has the same dependents.
const dependentsOfCatalogues = new WeakMap<readonly CatalogueItem[], ReadonlyMap<TraitId, readonly Dependent[]>>();

function dependentsOn(trait: TraitId, catalogue: readonly CatalogueItem[]): readonly Dependent[] {
  const dependents = dependentsOfCatalogues.get(catalogue) ?? dependentsIn(catalogue);
  dependentsOfCatalogues.set(catalogue, dependents);
  return dependents.get(trait) ?? [];
}

/** Which town is nearest says more about the climate than anyone can; what was said before can be taken back. */
function isAsked(trait: TraitId, home: DescribedHome, { valuesOf }: Facts): boolean {
  return home.answers[trait] !== undefined || (!isClimateTrait(trait) && valuesOf(trait) === undefined);
}

const weights = { danger: 1000, costly: 100, wear: 10, comfort: 1 } as const;

/** After how many weeks unanswered questions are asked again: soon once, then less and less welcome. */
const weeksUntilAskedAgain = { first: 15, later: 28 } as const;

/**
 * What is at stake in the tasks that an answer decides: in the one with the highest stakes, and in all. A task that the
 * home may not have doesn't make its climate urgent.
 */
function stakesOf({ trait, tasks }: Question, facts: Facts): { readonly highest: number; readonly all: number } {
  const decided = tasks
    .filter((task) => decidesOn(trait, task) && (!isClimateTrait(trait) || meetsNeeds(task, facts)))
    .map(({ stake }) => weights[stake]);
  return { highest: Math.max(0, ...decided), all: decided.reduce((sum, weight) => sum + weight, 0) };
}

/** Asked before all others: whose job much of the work is. */
const comesFirst: TraitId = 'tenure';

/**
 * The traits that matter to a home, answered or not: whether it is rented, then those whose answer affects danger, then
 * cost. The order is only what is asked sooner: safety doesn't wait for answers.
 */
export function questionsFor(home: DescribedHome, catalogue: readonly CatalogueItem[]): readonly Question[] {
  const facts = factsOf(home);
  const items = new Set(catalogue.filter((item) => hasItem(home, item)));
  return traitIds
    .filter((trait) => isAsked(trait, home, facts))
    .map((trait) => {
      const others: Facts = { ...facts, valuesOf: (id) => (id === trait ? undefined : facts.valuesOf(id)) };
      const climates = isClimateTrait(trait) ? possibleClimates(trait, home) : undefined;
      const matters = ({ item, task }: Dependent) =>
        items.has(item) &&
        (climates ? changesWith(task, home, climates) : fitsPlace(task, home, facts)) &&
        // The other needs of the task don't rule it out.
        meetsNeeds(task, others) !== false;
      const tasks = dependentsOn(trait, catalogue).filter(matters);
      return { trait, tasks: tasks.map(({ task }) => task) };
    })
    .filter((question) => question.tasks.length > 0)
    .map((question) => {
      return { question, ...stakesOf(question, facts), rank: question.trait === comesFirst ? 0 : 1 };
    })
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        other.highest - one.highest ||
        other.all - one.all ||
        compareText(one.question.trait, other.question.trait),
    )
    .map(({ question }) => question);
}

/** The week's place in the round of questions that it belongs to. */
function weekOfRound(week: number): number {
  const { first, later } = weeksUntilAskedAgain;
  return week < later ? week % first : week % later;
}

/**
 * The questions to show in a week, counted from the home's first one: first those on whose safest answer one of its tasks
 * rests, then the unanswered ones whose turn it is. Those that were passed over come again in the next round. Each answer
 * leaves one less to ask this week.
 */
export function questionsOfWeek(
  questions: readonly Question[],
  answers: DescribedHome['answers'],
  week: number,
  assumed: ReadonlySet<TraitId> = new Set(),
): readonly Question[] {
  const { first, later } = questionsPerWeek;
  const place = weekOfRound(Math.max(0, week));
  const inTurn =
    place === 0 ? questions.slice(0, first) : questions.slice(first + (place - 1) * later, first + place * later);
  const ofTasks = questions.filter(({ trait }) => assumed.has(trait));
  return [...new Set([...ofTasks, ...inTurn])].filter(({ trait }) => answers[trait] === undefined).slice(0, first);
}
