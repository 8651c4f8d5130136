import type { CatalogueText } from '../../domain/advice/catalogue-text.ts';
import { perLanguage } from '../../languages/per-language.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { Guide } from '../guides/guide.ts';
import { guidesOf } from '../guides/index.ts';

/** What a guide says, a paragraph a line. It has the same lines in every language. */
export function textOfGuide(guide: Guide): CatalogueText {
  const { slug, title, description, introduction, tips, warningSigns, professionals, ifYouRent, law } = guide;
  const notes = [...tips, ...warningSigns.stop, ...warningSigns.soon, ...professionals];
  const paragraphs = [
    description,
    ...introduction,
    ...notes.map((note) => `${note.title}: ${note.content}`),
    ...(guide.reference?.rows.map((row) => row.join(', ')) ?? []),
    ...(ifYouRent ? [ifYouRent] : []),
    ...(law?.map(({ country, content }) => `${country}: ${content}`) ?? []),
  ];
  return { kind: 'guide', id: slug, title, text: paragraphs.join('\n') };
}

/** The texts of the guides by slug. */
export const guideTextsIn = perLanguage(
  (language): ReadonlyMap<string, CatalogueText> =>
    new Map(guidesOf(wordsIn(language).guides).map((guide) => [guide.slug, textOfGuide(guide)])),
);
