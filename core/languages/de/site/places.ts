import type { places as english } from '../../en/site/places.ts';
import type { Translation } from '../../translation.ts';
/** The places of a home, in its bar. */
export const places = {
  name: 'Orte',
  week: 'Woche',
  year: 'Jahr',
  history: 'Verlauf',
  ask: 'Fragen',
} as const satisfies Translation<typeof english>;
