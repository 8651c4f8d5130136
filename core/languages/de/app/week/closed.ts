import type { closed as english } from '../../../en/app/week/closed.ts';
import type { Translation } from '../../../translation.ts';

export const closed = {
  items: 'Für die Saison stillgelegt',
  /** What is closed in winter; vehicles are put away instead. */
  closed: {
    state: (item: string, since: string) => `${item}: geschlossen seit ${since}.`,
    button: 'Wieder in Betrieb nehmen',
    opened: (item: string) => `${item}: wieder offen`,
  },
  putAway: {
    state: (item: string, since: string) => `${item}: weggeräumt seit ${since}.`,
    button: 'Wieder hervorholen',
    opened: (item: string) => `${item}: wieder in Gebrauch`,
  },
  openItem: (button: string, item: string) => `${button}: ${item}`,
} satisfies Translation<typeof english>;
