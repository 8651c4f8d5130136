import type { CareTask } from '../care-task.ts';
import { traitIds, traits } from './traits.ts';

/** The homes that a task is for: "Your pizza oven burns wood or your pizza oven runs on bottled gas". */
export function conditionOf({ appliesIf }: Pick<CareTask, 'appliesIf'>): string | undefined {
  const conditions = traitIds.flatMap((trait) => {
    const values: readonly string[] = appliesIf?.needs?.[trait] ?? [];
    const statements = traits[trait].options.filter(({ value }) => values.includes(value));
    return statements.length > 0
      ? [
          statements
            .map(({ statement }) => statement)
            .map(following)
            .join(' or '),
        ]
      : [];
  });
  return conditions.length > 0 ? conditions.map(following).join(', and ') : undefined;
}

/** The statement as it reads after the first one. */
const following = (statement: string, index: number): string =>
  index === 0 ? statement : statement.charAt(0).toLowerCase() + statement.slice(1);
