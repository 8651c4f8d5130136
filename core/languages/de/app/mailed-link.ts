import type { mailedLink as english } from '../../en/app/mailed-link.ts';
import type { Translation } from '../../translation.ts';
/** What the pages of mailed links have in common. */
export const mailedLink = {
  notLoaded: 'Diese Seite ließ sich nicht laden',
  taskGone: 'Diese Aufgabe gibt es nicht mehr',
  taskGoneAbout: 'Sie wurde gelöscht, oder Ihre Woche wurde neu geplant, seit die E-Mail gesendet wurde.',
  offline:
    'Sie sind anscheinend offline. Es hat sich nichts geändert. Bitte versuchen Sie es noch einmal, wenn Sie verbunden sind.',
  toHome: 'Zur Startseite',
} as const satisfies Translation<typeof english>;
