import type { CatalogueText } from '../domain/advice/catalogue-text.ts';

export type CatalogueSearch = {
  /**
   * The texts that fit a question in English, French, German or Spanish, the best first, and at most `limit` of them.
   * Empty if no word of the question occurs in any text.
   */
  find(question: string, limit: number): Promise<readonly CatalogueText[]>;
};
