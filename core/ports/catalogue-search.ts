import type { CatalogueText } from '../domain/advice/catalogue-text.ts';

export type CatalogueSearch = {
  /**
   * The texts that fit a question in English, French, German or Spanish, the best first, and at most `limit` of them.
   * Empty if none fits well enough to be worth reading. `likelihood` says how likely each concerns the home, from 0 to 1.
   */
  find(
    question: string,
    limit: number,
    likelihood?: (text: CatalogueText) => number,
  ): Promise<readonly CatalogueText[]>;
};
