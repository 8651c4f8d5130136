import type { CareTask } from '../domain/care/care-task.ts';
import { type TraitId, traitIds, traits } from '../domain/care/traits.ts';
import type { format } from './en/format.ts';
import type { questions as englishQuestions } from './en/questions/index.ts';
import type { Translation } from './translation.ts';

type Questions = Translation<typeof englishQuestions>;
type AnswerWords = { readonly label: string; readonly phrase: string };

/** The words of an answer; undefined for one that the trait doesn't have. */
export function answerWords(questions: Questions, trait: TraitId, value: string | undefined): AnswerWords | undefined {
  const options: { readonly [Value in string]?: AnswerWords } = questions[trait].options;
  return options[value ?? ''];
}

/** What a home must have for the task, as a short phrase: "gas boiler or oil boiler; rented home". */
export function conditionOf(
  { appliesIf }: Pick<CareTask, 'appliesIf'>,
  {
    questions,
    format: { clauses, list },
  }: { readonly questions: Questions; readonly format: Pick<typeof format, 'clauses' | 'list'> },
): string | undefined {
  const conditions = traitIds.flatMap((trait) => {
    const needed: readonly string[] = appliesIf?.needs?.[trait] ?? [];
    const values = traits[trait].options.filter((value) => needed.includes(value));
    const phrases = values.flatMap((value) => answerWords(questions, trait, value)?.phrase ?? []);
    return phrases.length > 0 ? [list(phrases, 'disjunction')] : [];
  });
  return conditions.length > 0 ? clauses(conditions) : undefined;
}
