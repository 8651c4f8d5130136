import type { Household } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'gatherMaterial'>;
type Input = { readonly household: Household; readonly question: string };
type Text = { readonly kind: 'task' | 'guide'; readonly id: string; readonly text: string };

/** More are rarely about the question. */
const mostTexts = 5;

/**
 * The texts of the catalogue and the guides that fit a question best, in the words of the household's country. Throws
 * `not_onboarded`.
 */
export const makeSearchGuides =
  ({ gatherMaterial }: Deps) =>
  async ({ household, question }: Input): Promise<readonly Text[]> => {
    const found = await gatherMaterial({ household, question });
    return found?.request.material.slice(0, mostTexts) ?? [];
  };
