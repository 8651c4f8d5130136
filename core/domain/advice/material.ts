import type { CareTask } from '../care/care-task.ts';
import { type TraitId, traitIds, traits } from '../care/traits.ts';
import { type LocalWords, localise } from '../local-text/localise.ts';
import type { Home } from '../plan/types.ts';
import type { CatalogueText } from './catalogue-text.ts';

/** How many texts a question is answered from, and how many of these in full. Of the others, it has the beginning. */
export const mostTexts = 12;
const mostInFull = 6;

/**
 * What the best texts must score in the search for a question to be about a home at all. Measured on the catalogue:
 * symptoms nearly always reach it, and half of the questions about other things don't.
 */
export const searchFloor = 12;

const shortParagraphs = 4;

/** The text of a care task as `CatalogueText` has it. */
export const textOfTask = ({ id, title, why, steps, safety, tenant }: CareTask): CatalogueText => ({
  kind: 'task',
  id,
  title,
  text: [why, ...steps, safety ?? [], tenant ?? []].flat().join('\n'),
  ...(safety !== undefined && { safety }),
});

/** How a reader sees the texts: in the words of their language, paragraph by paragraph. */
type Reader = {
  readonly country: string;
  readonly shown: (text: CatalogueText) => Pick<CatalogueText, 'title' | 'text' | 'safety'>;
  readonly local: LocalWords;
};

/** The texts in the words of a country, each once; those that come first are kept. Models read English. */
export function materialOf(texts: readonly CatalogueText[], { country, shown, local }: Reader) {
  const unique = [...new Map(texts.map((text) => [`${text.kind} ${text.id}`, text])).values()];
  return unique.slice(0, mostTexts).map((whole, index) => {
    const { kind, id, title, text } = whole;
    const own = shown(whole);
    const paragraphs = index < mostInFull ? text.split('\n') : text.split('\n').slice(0, shortParagraphs);
    return {
      kind,
      id,
      text: localise([title, ...paragraphs].join('\n'), country),
      shown: {
        paragraphs: localise([own.title, own.text].join('\n'), country, local).split('\n'),
        ...(own.safety !== undefined && { safety: localise(own.safety, country, local) }),
      },
    };
  });
}
export type ReadText = ReturnType<typeof materialOf>[number];

/** The questions about the home that have no answer, and the values that each may have. */
export function openTraits({ answers }: Pick<Home, 'answers'>, questionOf: (trait: TraitId) => string) {
  return traitIds
    .filter((trait: TraitId) => answers[trait] === undefined)
    .map((trait) => ({
      trait,
      question: questionOf(trait),
      values: traits[trait].options,
    }));
}
