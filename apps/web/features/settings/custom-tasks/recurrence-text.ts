import { capitalise } from '#core/domain/capitalise.ts';
import type { Recurrence } from '#core/domain/recurrence.ts';
import { rhythm } from '#words/rhythm.ts';

export const recurrenceName = (recurrence: Recurrence): string => capitalise(recurrence);

/** When a custom task created now will recur. */
export const describeRecurrence = (recurrence: Recurrence, hasFirstDate: boolean): string =>
  `It starts ${hasFirstDate ? 'on its first day' : 'this week'}, and then repeats ${rhythm.recurrence[recurrence]}.`;
