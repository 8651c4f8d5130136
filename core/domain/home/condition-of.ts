import type { CareTask } from '../care-task.ts';
import { traitIds, traits } from './traits.ts';

/** Words as one list: "gas boiler, oil boiler or wood boiler". */
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What a home must have for the task, as a short phrase: "gas boiler or oil boiler; rented home". */
export function conditionOf({ appliesIf }: Pick<CareTask, 'appliesIf'>): string | undefined {
  const conditions = traitIds.flatMap((trait) => {
    const values: readonly string[] = appliesIf?.needs?.[trait] ?? [];
    const phrases = traits[trait].options.filter(({ value }) => values.includes(value)).map(({ phrase }) => phrase);
    return phrases.length > 0 ? [either.format(phrases)] : [];
  });
  return conditions.length > 0 ? conditions.join('; ') : undefined;
}
