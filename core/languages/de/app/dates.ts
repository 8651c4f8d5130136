import type { dates as english } from '../../en/app/dates.ts';
import type { Translation } from '../../translation.ts';
/** Days in the app’s sentences. Dates are given as text, such as „Samstag, 28. November“. */
export const dates = {
  today: 'heute',
  tomorrow: 'morgen',
  yesterday: 'gestern',
  on: (date: string) => `am ${date}`,
  /** "Monday to Thursday", for a run of days, or "Monday and Tuesday", for two. */
  days: (first: string, last: string, isRun: boolean) => (isRun ? `${first} bis ${last}` : `${first} und ${last}`),
  /** A day without its month is an ordinal, too. */
  range: (from: string, to: string) => (/^\d+$/.test(from) ? `${from}. bis ${to}` : `${from} bis ${to}`),
} as const satisfies Translation<typeof english>;
