/** What the first week asks of a home whose town isn't known. */
export const townCard = {
  about: 'Where your home is',
  why: 'When it freezes, rains and storms there decides when some tasks come.',
  /** Follows it where one of them is planned. */
  assumed: 'Until we know it, they are timed for the most exposed parts of your country.',
  saved: (town: string) => `The plan follows the seasons of ${town}`,
  choose: 'Name the nearest town',
  later: 'Not now',
} as const;
