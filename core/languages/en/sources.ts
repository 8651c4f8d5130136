/** What lists of sources say, on the pages and in the app. */
export const sources = {
  /** What shows the laws that hold elsewhere. */
  inOtherCountries: 'In other countries',
} as const;
