import { type CareTask, type CatalogueItem, stakes } from '../care-task.ts';
import { hasSeveralClimates } from '../climate.ts';
import { compareText } from '../compare-text.ts';
import { type DescribedHome, type Facts, factsOf, fitsPlace, hasItem, meetsNeeds } from './facts.ts';
import { type TraitId, traitIds } from './traits.ts';

/** A trait that matters to a home, with the tasks that depend on it. */
export type Question = { readonly trait: TraitId; readonly tasks: readonly CareTask[] };

/** How many questions a week shows, in the first week of a home and in later ones. */
export const questionsPerWeek = { first: 3, later: 2 } as const;

/** Whether the trait decides if the task is planned. */
function decidesOn(trait: TraitId, { appliesIf }: CareTask): boolean {
  return trait === 'winter' ? appliesIf?.climates !== undefined : appliesIf?.needs?.[trait] !== undefined;
}

/** Whether the answer changes anything about the task: if it is planned, or what it says to people who rent. */
function dependsOn(task: CareTask, trait: TraitId): boolean {
  return decidesOn(trait, task) || (trait === 'tenure' && task.tenant !== undefined);
}

/** Whether the other needs of the task don't rule it out. */
function isPossible(task: CareTask, trait: TraitId, facts: Facts): boolean {
  const others: Facts = { ...facts, valuesOf: (id) => (id === trait ? undefined : facts.valuesOf(id)) };
  return meetsNeeds(task, others) !== false;
}

function isAsked(trait: TraitId, home: DescribedHome, { valuesOf }: Facts): boolean {
  if (trait === 'winter') return hasSeveralClimates(home.country);
  return home.answers[trait] !== undefined || valuesOf(trait) === undefined;
}

const weights = { danger: 1000, costly: 100, wear: 10, comfort: 1 } as const;
const weightsOf = ({ trait, tasks }: Question): readonly number[] =>
  tasks.filter((task) => decidesOn(trait, task)).map(({ stake }) => weights[stake]);
const weightOf = (question: Question): number => Math.max(0, ...weightsOf(question));
const total = (question: Question): number => weightsOf(question).reduce((sum, weight) => sum + weight, 0);

/** The traits that matter to a home, answered or not: those whose answer affects danger first, then cost. */
export function questionsFor(home: DescribedHome, catalogue: readonly CatalogueItem[]): readonly Question[] {
  const facts = factsOf(home);
  const tasks = catalogue.filter((item) => hasItem(home, item)).flatMap((item) => item.tasks);
  const inPlace = tasks.filter((task) => fitsPlace(task, home, facts));
  return traitIds
    .filter((trait) => isAsked(trait, home, facts))
    .map((trait) => ({
      trait,
      tasks: (trait === 'winter' ? tasks : inPlace)
        .filter((task) => dependsOn(task, trait) && isPossible(task, trait, facts))
        .sort((one, other) => stakes.indexOf(one.stake) - stakes.indexOf(other.stake)),
    }))
    .filter((question) => question.tasks.length > 0)
    .sort(
      (one, other) =>
        weightOf(other) - weightOf(one) || total(other) - total(one) || compareText(one.trait, other.trait),
    );
}

/**
 * The questions to show in a week, counted from the home's first one: the unanswered ones whose turn it is, then earlier
 * ones that were passed over. Each answer leaves one less to ask this week.
 */
export function questionsOfWeek(
  questions: readonly Question[],
  answers: DescribedHome['answers'],
  week: number,
): readonly Question[] {
  const { first, later } = questionsPerWeek;
  const limit = week <= 0 ? first : later;
  const start = week <= 0 || questions.length === 0 ? 0 : (first + (week - 1) * later) % questions.length;
  const isUnanswered = ({ trait }: Question) => answers[trait] === undefined;
  const inTurn = questions.slice(start, start + limit);
  const passedOver = questions.slice(0, start).filter(isUnanswered);
  const answeredNow = inTurn.filter((question) => !isUnanswered(question)).length;
  return [...inTurn.filter(isUnanswered), ...passedOver].slice(0, limit - answeredNow);
}
