import { format } from '../../format.ts';

/** A year in the home on one page. */
export const poster = {
  title: (year: number) => `${year} in your home`,
  /** Below a square for each week. */
  weeks: (weeks: number) =>
    weeks === 1
      ? 'Each square is a week: the stronger the colour, the more was done. Something was done in one of them.'
      : `Each square is a week: the stronger the colour, the more was done. Something was done in ${format.number(weeks)} of them.`,
  jobs: 'Jobs',
  visits: 'Visits by professionals',
  items: 'Cared for',
} as const;
