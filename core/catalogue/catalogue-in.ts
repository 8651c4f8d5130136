import type { CatalogueItem } from '../domain/care-task.ts';
import { items as englishItems, parts as englishParts } from '../languages/en/items/index.ts';
import { items as frenchItems, parts as frenchParts } from '../languages/fr/items/index.ts';
import { landlord as frenchLandlord } from '../languages/fr/landlord.ts';
import frenchMadeFrom from '../languages/fr/made-from.json' with { type: 'json' };
import type { Language } from '../languages/languages.ts';
import { inWords } from './in-words.ts';
import { catalogue, itemFacts } from './index.ts';
import { withSafeSafety } from './with-safe-safety.ts';

const english = [...Object.values(englishItems), ...englishParts];

/** The translations of the catalogue, with the English that each was made from. */
const translations = {
  fr: {
    parts: [...Object.values(frenchItems), ...frenchParts],
    landlord: frenchLandlord,
    madeFrom: frenchMadeFrom,
  },
} as const;

/** The catalogue in a language. A safety text that is older than its English one is English. */
export function catalogueIn(language: Language): readonly CatalogueItem[] {
  if (language === 'en') return catalogue;
  const { parts, landlord, madeFrom } = translations[language];
  return inWords(itemFacts, { parts: withSafeSafety(parts, english, madeFrom), landlord });
}
