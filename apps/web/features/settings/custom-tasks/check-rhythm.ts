import { longest, mostSteps } from '#core/domain/limits.ts';
import type { Recurrence } from '#core/domain/time/recurrence.ts';
import { longestRhythm, type RhythmAnchor, type RhythmUnit } from '#core/domain/time/rhythm.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';

/** What of the form says how often a task comes, and its steps: one in each line. */
export type RhythmDraft = {
  /** One of the words, or a rhythm of its own in the fields below. */
  readonly recurrence: Recurrence | 'own';
  /** As typed. */
  readonly every: string;
  readonly unit: RhythmUnit;
  readonly anchor: RhythmAnchor;
  /** Months from 1 to 12; both empty for all year. */
  readonly seasonFrom: string;
  readonly seasonTo: string;
  readonly steps: string;
};

type RhythmErrors = { readonly [Field in keyof RhythmDraft]?: string };

export const stepsIn = (steps: string): readonly string[] =>
  steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

/** What is wrong with a rhythm of its own, and with the steps. */
export function checkRhythm({ recurrence, every, unit, seasonFrom, seasonTo, steps }: RhythmDraft): RhythmErrors {
  const count = Number(every);
  const most = longestRhythm[unit];
  const isWrong = recurrence === 'own' && !(Number.isInteger(count) && count >= 1 && count <= most);
  const isHalf = recurrence === 'own' && (seasonFrom === '') !== (seasonTo === '');
  const list = stepsIn(steps);
  const areTooLong = list.length > mostSteps || list.some((step) => step.length > longest.step);
  return {
    ...(isWrong && { every: words.wholeNumber(most) }),
    ...(isHalf && { [seasonFrom === '' ? 'seasonFrom' : 'seasonTo']: words.noMonth }),
    ...(areTooLong && { steps: words.tooManySteps(mostSteps, longest.step) }),
  };
}
