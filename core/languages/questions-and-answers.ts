import type { ConditionalText } from './conditional-text.ts';

export type Question = {
  /** The anchor in the page's address. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs; links are written `[label](address)`. */
  readonly answer: readonly ConditionalText[];
};

export type QuestionGroup = { readonly id: string; readonly title: string; readonly questions: readonly Question[] };
