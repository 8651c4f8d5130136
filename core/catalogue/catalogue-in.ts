import type { CatalogueItem } from '../domain/care-task.ts';
import type { Language } from '../domain/languages.ts';
import * as englishWords from '../languages/en/items/index.ts';
import type { landlord as englishLandlord } from '../languages/en/landlord.ts';
import type { madeFrom as englishMadeFrom } from '../languages/en/made-from.ts';
import * as frenchWords from '../languages/fr/items/index.ts';
import { landlord as frenchLandlord } from '../languages/fr/landlord.ts';
import { madeFrom as frenchMadeFrom } from '../languages/fr/made-from.ts';
import type { Translation } from '../languages/translation.ts';
import { inWords } from './in-words.ts';
import { catalogue, itemFacts } from './index.ts';
import { withSafeSafety } from './with-safe-safety.ts';

type Words = Translation<typeof englishWords>;

/** What a language has for the catalogue, and the English that it was made from. */
type CatalogueWords = {
  readonly items: Words;
  readonly landlord: Translation<typeof englishLandlord>;
  readonly madeFrom: typeof englishMadeFrom;
};

/** The catalogue in these words. A safety text that is older than its English one is English. */
export function catalogueOf({ items, landlord, madeFrom }: CatalogueWords): readonly CatalogueItem[] {
  const own = Object.values(items);
  const parts = madeFrom ? withSafeSafety(own, Object.values(englishWords), madeFrom) : own;
  return inWords(itemFacts, { parts, landlord });
}

const translations = {
  fr: { items: frenchWords, landlord: frenchLandlord, madeFrom: frenchMadeFrom },
} as const satisfies Partial<Record<Language, CatalogueWords>>;

export const catalogueIn = (language: Language): readonly CatalogueItem[] =>
  language === 'en' ? catalogue : catalogueOf(translations[language]);
