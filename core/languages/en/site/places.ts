/** The places of a home, in its bar. */
export const places = {
  name: 'Places',
  week: 'Week',
  year: 'Year',
  history: 'History',
  ask: 'Ask',
} as const;
