/** What the first week asks of a home whose town isn't known. */
export const townCard = {
  about: 'Where your home is',
  why: 'Frost, rain and storms come on other dates there than elsewhere, and some tasks depend on them.',
  /** Follows it where one of them is planned. */
  assumed: 'Until we know it, they come as early as a large part of your country needs them.',
  saved: (town: string) => `The plan follows the seasons of ${town}`,
  choose: 'Name the nearest town',
  later: 'Not now',
} as const;
