import type { LocalWords } from '../local-text/localise.ts';
import type { DangerousName } from './dangerous-work.ts';
import type { ReadText } from './material.ts';
import type { EmergencyWords } from './triage/responses.ts';

/** What a language says in our own words. */
type AdviceWords = {
  readonly emergencies: EmergencyWords;
  readonly local: LocalWords;
  /** In place of something that is never right. */
  readonly neverAgain: string;
  /** What to say to a professional. */
  readonly tell: Readonly<Record<DangerousName, string>>;
  /** A statement of the model about a page of the user's file, which it writes in English. */
  readonly aboutPage: (text: string, page: number) => string;
};

/** What an answer may refer to. */
export type Known = {
  /** The care tasks and guides that the model has read. */
  readonly texts: readonly ReadText[];
  readonly question: string;
  /** Whether a file came with the question, whose pages can be cited. */
  readonly hasFile: boolean;
  readonly taskIds: ReadonlySet<string>;
  /** The items that the home has, and that can have a maker. */
  readonly items: ReadonlySet<string>;
  /** ISO 3166-1 alpha-2, for the numbers to call. */
  readonly country: string;
  readonly words: AdviceWords;
};

/** The most that an answer has, and the longest of its steps in characters. */
export const mostOf = {
  steps: 12,
  cites: 4,
  tasks: 5,
  proposals: 4,
  stepLength: 400,
  page: 2000,
  makeLength: 40,
  makeWords: 4,
  /** Of what the model says, before our own words are looked for that say it: comparing takes the square of this. */
  statementLength: 4_000,
} as const;
