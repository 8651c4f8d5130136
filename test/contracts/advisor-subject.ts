import type { DraftEnd, DraftStep, WeekDraft } from '#core/domain/advice/draft.ts';
import type { PaperDraft } from '#core/domain/advice/paper.ts';
import type { Advisor } from '#core/ports/advisor.ts';

/** A model, and what a test does to it. */
export type AdvisorSubject = {
  readonly advisor: Advisor;
  readonly answerNext: (steps: readonly DraftStep[], end: DraftEnd) => Promise<void>;
  readonly refineNext: (draft: WeekDraft) => Promise<void>;
  readonly showPaper: (paper?: PaperDraft) => Promise<void>;
  /** From now on every call fails so; without a code none does. */
  readonly fail: (code?: 'advisor_unavailable' | 'advisor_refused') => Promise<void>;
};
export type MakeAdvisorSubject = () => Promise<AdvisorSubject>;
