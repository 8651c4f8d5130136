import type { Recurrence } from '#core/domain/recurrence.ts';
import { capital } from '../../../content/words.ts';

export const recurrenceName = (recurrence: Recurrence): string => capital(recurrence);

const intervals = {
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every three months',
  yearly: 'every year',
} as const;

/** When the turns of a task come that begins today. */
export const turnsOf = (recurrence: Recurrence): string =>
  `Its first turn is the next one of your days; from then on it comes ${intervals[recurrence]}.`;
