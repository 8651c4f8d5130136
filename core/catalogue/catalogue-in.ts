import type { CatalogueItem } from '../domain/care-task.ts';
import * as englishWords from '../languages/en/items/index.ts';
import * as frenchWords from '../languages/fr/items/index.ts';
import { landlord as frenchLandlord } from '../languages/fr/landlord.ts';
import frenchMadeFrom from '../languages/fr/made-from.json' with { type: 'json' };
import type { Language } from '../languages/languages.ts';
import type { Translation } from '../languages/translation.ts';
import { inWords } from './in-words.ts';
import { catalogue, itemFacts } from './index.ts';
import { withSafeSafety } from './with-safe-safety.ts';

type Words = Translation<typeof englishWords>;

/** The translations of the catalogue, with the English that each was made from. */
const translations = {
  fr: {
    words: frenchWords satisfies Words,
    landlord: frenchLandlord,
    madeFrom: frenchMadeFrom,
  },
} as const;

/** The catalogue in a language. A safety text that is older than its English one is English. */
export function catalogueIn(language: Language): readonly CatalogueItem[] {
  if (language === 'en') return catalogue;
  const { words, landlord, madeFrom } = translations[language];
  const parts = withSafeSafety(Object.values(words), Object.values(englishWords), madeFrom);
  return inWords(itemFacts, { parts, landlord });
}
