import type { TraitId, TraitValue } from '../domain/care/traits.ts';

type Words<Value extends string> = {
  readonly question: string;
  /** Completes "You haven't said …" while it is unanswered. */
  readonly untold: string;
  /** Why it is asked, as one sentence. */
  readonly why: string;
  /** `phrase` names the answer in a few words, for a task's "Only for". */
  readonly options: { readonly [Each in Value]: { readonly label: string; readonly phrase: string } };
};

/** What the week asks about a home, by trait. */
export type QuestionWords = { readonly [Id in TraitId]: Words<TraitValue<Id>> };
