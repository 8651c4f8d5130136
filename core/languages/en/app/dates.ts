/** Days in the app’s sentences. Dates are given as text, such as "Saturday 28 November". */
export const dates = {
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  on: (date: string) => `on ${date}`,
  /** "Monday to Thursday", for a run of days, or "Monday and Tuesday", for two. */
  days: (first: string, last: string, isRun: boolean) => (isRun ? `${first} to ${last}` : `${first} and ${last}`),
  range: (from: string, to: string) => `${from} to ${to}`,
} as const;
