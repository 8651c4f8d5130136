import type { CatalogueText } from '#core/domain/advice/catalogue-text.ts';
import { inEnglish } from '#core/domain/local-text/localise.ts';
import { advice } from '#core/languages/en/advice.ts';

/** Someone in a country who is shown what the model reads. */
export const englishReader = (country: string) => ({
  country,
  shown: (text: CatalogueText) => text,
  local: inEnglish,
});

/** What our own words say to them. */
export const englishWords = { ...advice, local: inEnglish };
