import { type Needs, traitIds, traits } from '#core/domain/home/traits.ts';

/** "You have a gas barbecue", "Your pizza oven burns wood or your pizza oven runs on bottled gas". */
export function needsText(needs: Needs): string {
  const conditions = traitIds.flatMap((id) => {
    const values: readonly string[] = needs[id] ?? [];
    const statements = traits[id].options
      .filter(({ value }) => values.includes(value))
      .map(({ statement }) => statement);
    return statements.length > 0 ? [statements.map(following).join(' or ')] : [];
  });
  return conditions.map(following).join(', and ');
}

/** The statement as it reads after the first one. */
const following = (statement: string, index: number): string =>
  index === 0 ? statement : statement.charAt(0).toLowerCase() + statement.slice(1);
