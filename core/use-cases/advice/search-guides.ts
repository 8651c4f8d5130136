import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'gatherMaterial'>;
type Input = { readonly household: Household; readonly question: string; readonly language: Language };
type Text = { readonly kind: 'task' | 'guide'; readonly id: string; readonly text: string };

/** More are rarely about the question. */
const mostTexts = 5;

/**
 * The texts of the catalogue and the guides that fit a question best, in the reader's language and the words of the
 * household's country. Throws `not_onboarded`.
 */
export const makeSearchGuides =
  ({ gatherMaterial }: Deps) =>
  async ({ household, question, language }: Input): Promise<readonly Text[]> => {
    const found = await gatherMaterial({ household, question, language });
    return (found?.known.texts ?? []).slice(0, mostTexts).map(({ kind, id, text, shown }) => {
      const paragraphs = shown.paragraphs.slice(0, text.split('\n').length);
      return { kind, id, text: paragraphs.join('\n') };
    });
  };
