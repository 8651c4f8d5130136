import { capitalise } from '#core/domain/capitalise.ts';
import type { Recurrence } from '#core/domain/recurrence.ts';

export const recurrenceName = (recurrence: Recurrence): string => capitalise(recurrence);

const intervals = {
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every three months',
  yearly: 'every year',
} as const;

/** When a custom task created now will recur. */
export const describeRecurrence = (recurrence: Recurrence, hasFirstDate: boolean): string =>
  `It starts ${hasFirstDate ? 'on its first day' : 'this week'}, and then repeats ${intervals[recurrence]}.`;
