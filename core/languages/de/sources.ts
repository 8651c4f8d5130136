import type { sources as english } from '../en/sources.ts';
import type { Translation } from '../translation.ts';
/** What lists of sources say, on the pages and in the app. */
export const sources = {
  /** What shows the laws that hold elsewhere. */
  inOtherCountries: 'In anderen Ländern',
} as const satisfies Translation<typeof english>;
