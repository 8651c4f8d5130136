import type { CatalogueItem } from '../domain/care/care-task.ts';
import type { Language } from '../domain/languages.ts';
import * as englishWords from '../languages/en/items/index.ts';
import type { ServerWords } from '../languages/load-words.ts';
import { wordsIn } from '../languages/words-in.ts';
import { inWords } from './in-words.ts';
import { catalogue, itemFacts } from './index.ts';
import { withSafeSafety } from './with-safe-safety.ts';

/** The catalogue in these words. A safety text that is older than its English one is English. */
export function catalogueOf({
  items,
  landlord,
  madeFrom,
}: Pick<ServerWords, 'items' | 'landlord' | 'madeFrom'>): readonly CatalogueItem[] {
  const own = Object.values(items);
  const parts = madeFrom ? withSafeSafety(own, Object.values(englishWords), madeFrom) : own;
  return inWords(itemFacts, { parts, landlord });
}

export const catalogueIn = (language: Language): readonly CatalogueItem[] =>
  language === 'en' ? catalogue : catalogueOf(wordsIn(language));
