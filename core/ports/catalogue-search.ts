import type { CatalogueText } from '../domain/advice/catalogue-text.ts';

/** How likely a text concerns the home, from 0 to 1. */
type Likelihood = (text: CatalogueText) => number;

export type CatalogueSearch = {
  /**
   * The texts that fit a question in English, French, German or Spanish, the best first, and at most `limit` of them.
   * Empty if none fits well enough to be worth reading.
   */
  find(question: string, limit: number, likelihood?: Likelihood): Promise<readonly CatalogueText[]>;
  /**
   * The texts of which people say something like a few words, the best first, and at most `limit` of them. It compares with
   * titles and phrases only, so it takes a fraction of the time and the memory of `find`. Empty if nothing is like them.
   */
  liken(words: string, limit: number, likelihood?: Likelihood): Promise<readonly CatalogueText[]>;
};
