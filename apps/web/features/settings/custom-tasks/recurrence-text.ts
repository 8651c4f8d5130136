import type { Recurrence } from '#core/domain/time/recurrence.ts';
import { customTasks as words } from '#words/app/custom-tasks.ts';
import { rhythm } from '#words/rhythm.ts';

export const recurrenceName = (recurrence: Recurrence): string => words.recurrences[recurrence];

/** When a custom task created now will recur. */
export const describeRecurrence = (recurrence: Recurrence, hasFirstDate: boolean): string =>
  words.recurs(hasFirstDate, rhythm.recurrence[recurrence]);
