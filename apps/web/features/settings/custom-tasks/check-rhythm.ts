import { longest, mostSteps } from '#core/domain/limits.ts';
import { mostValue } from '#core/domain/meters/meter.ts';
import type { Recurrence } from '#core/domain/time/recurrence.ts';
import { longestRhythm, type RhythmAnchor, type RhythmUnit } from '#core/domain/time/rhythm.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { meters as meterWords } from '#words/app/meters.ts';
import { amountIn } from '../../../household/amount-in.ts';

/** What of the form says how often a task comes, and its steps: one in each line. */
export type RhythmDraft = {
  /** One of the words, or a rhythm of its own in the fields below. */
  readonly recurrence: Recurrence | 'own' | 'use';
  /** As typed. */
  readonly every: string;
  readonly unit: RhythmUnit;
  readonly anchor: RhythmAnchor;
  /** Months from 1 to 12; both empty for all year. */
  readonly seasonFrom: string;
  readonly seasonTo: string;
  /** The id of a meter, or empty. */
  readonly meter: string;
  /** How much use, as typed. */
  readonly amount: string;
  readonly steps: string;
};

type RhythmErrors = { readonly [Field in keyof RhythmDraft]?: string };

export const stepsIn = (steps: string): readonly string[] =>
  steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

/** What is wrong with a rhythm of its own, and with the steps. */
export function checkRhythm({
  recurrence,
  every,
  unit,
  seasonFrom,
  seasonTo,
  steps,
  meter,
  amount,
}: RhythmDraft): RhythmErrors {
  const count = Number(every);
  const most = longestRhythm[unit];
  const hasRhythm = recurrence === 'own' || (recurrence === 'use' && every.trim() !== '');
  const use = amountIn(amount);
  const isWrongUse = recurrence === 'use' && !(use >= 1 && use <= mostValue);
  const isWrong = hasRhythm && !(Number.isInteger(count) && count >= 1 && count <= most);
  const isHalf = recurrence === 'own' && (seasonFrom === '') !== (seasonTo === '');
  const list = stepsIn(steps);
  const areTooLong = list.length > mostSteps || list.some((step) => step.length > longest.step);
  return {
    ...(recurrence === 'use' && meter === '' && { meter: meterWords.chooseMeter }),
    ...(isWrongUse && { amount: meterWords.amount(mostValue) }),
    ...(isWrong && { every: words.wholeNumber(most) }),
    ...(isHalf && { [seasonFrom === '' ? 'seasonFrom' : 'seasonTo']: words.noMonth }),
    ...(areTooLong && { steps: words.tooManySteps(mostSteps, longest.step) }),
  };
}
