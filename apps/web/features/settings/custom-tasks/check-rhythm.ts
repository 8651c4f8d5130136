import { longest, mostSteps } from '#core/domain/limits.ts';
import { longestRhythm } from '#core/domain/time/rhythm.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import type { Draft, DraftErrors } from './draft.ts';

export const stepsIn = (steps: string): readonly string[] =>
  steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

/** What is wrong with a rhythm of its own, and with the steps. */
export function checkRhythm({ recurrence, every, unit, seasonFrom, seasonTo, steps }: Draft): DraftErrors {
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
