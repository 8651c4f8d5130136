import type { links as english } from '../../en/app/links.ts';
import type { Translation } from '../../translation.ts';
/** Where pages lead on that end something, and what is said of a link that leads nowhere. */
export const links = {
  dashboard: 'Zur Wochenseite',
  openWeek: 'Ihre Woche öffnen',
  openSettings: 'Einstellungen öffnen',
  home: 'Zur Startseite',
  linkOver: 'Dieser Link gilt nicht mehr',
} as const satisfies Translation<typeof english>;
