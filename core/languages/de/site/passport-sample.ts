import type { passportSample as english } from '../../en/site/passport-sample.ts';
import type { Translation } from '../../translation.ts';
/** The page with the passport of an invented house. */
export const passportSample = {
  crumb: 'Eine Hausakte als Beispiel',
  lede: 'Das ist ein Beispiel für ein Haus, das wir uns ausgedacht haben. Ihre Hausakte füllt sich von selbst, während Sie Aufgaben abhaken: Drucken Sie sie, speichern Sie sie, oder teilen Sie sie unter einer geheimen Adresse, 30, 90 oder 365 Tage lang, mit oder ohne Kosten, Namen, Notizen und Fotos.',
  nextTitle: 'Ihre eigene Akte beginnen',
  next: 'Jede Aufgabe, die Sie abhaken, wird eine Zeile Ihres Verlaufs, und daraus entsteht Ihre Hausakte. Kostenlos.',
  house: 'Haus',
  heatingCompany: 'Ein Heizungsbetrieb',
  sweep: 'Ein Schornsteinfegerbetrieb',
  vessel: 'Ausdehnungsgefäß aufgepumpt',
  pump: 'Neue Umwälzpumpe',
  warranty: 'Fünf Jahre Garantie',
} as const satisfies Translation<typeof english>;
