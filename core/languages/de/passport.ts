import type { passport as english } from '../en/passport.ts';
import type { Translation } from '../translation.ts';
import { durations } from './durations.ts';
import { format } from './format.ts';

/** The record of a home, as it is read and printed. */
export const passport = {
  title: 'Hausakte',
  carnet: 'Sie ergänzt das [carnet d’information du logement] und ersetzt es nicht.',
  since: (date: string) => `Aufzeichnungen seit ${date}`,
  asOf: (date: string) => `Stand ${date}`,
  sections: {
    equipment: 'Ausstattung',
    care: 'Wartung',
    works: 'Reparaturen und andere Arbeiten',
    figures: 'In Zahlen',
    photos: 'Fotos',
    annex: 'Anhang: jeder Eintrag',
  },
  details: 'Einzelheiten',
  noCare: 'Noch ist keine Wartung eingetragen.',
  noWorks: 'Keine Reparaturen durch andere und keine mit Kosten eingetragen.',
  allWorks: 'Alle Reparaturen und anderen Arbeiten',
  careOf: (item: string) => `Wartung: ${item}`,
  lastOn: (date: string) => `zuletzt am ${date}`,
  date: 'Datum',
  work: 'Arbeit',
  doneBy: 'Erledigt von',
  cost: 'Kosten',
  item: (item: string) => `${item}:`,
  safety: '(Sicherheit)',
  times: (times: number) => `${times} Mal`,
  timesSince: (times: number, month: string) => `${times} Mal seit ${month}`,
  takes: (minutes: number) => durations.short(minutes),
  others: (jobs: number, isRest: boolean, date: string) => {
    const count = format.count(
      jobs,
      isRest ? { one: 'andere Arbeit', other: 'andere Arbeiten' } : { one: 'Arbeit', other: 'Arbeiten' },
    );
    return jobs === 1 ? `${count} durch den Haushalt, am ${date}` : `${count} durch den Haushalt, zuletzt am ${date}`;
  },
  ofYear: (year: string, dates: string) => `${year}: ${dates}`,
  morePhotos: (photos: number) => `${photos} weitere sind im Anhang.`,
  household: 'Haushalt',
  /** In the place of who did it. */
  booked: 'Termin vereinbart',
  company: 'Eine Firma',
  person: 'Eine andere Person',
  entries: 'Einträge',
  done: (jobs: number) => `${format.count(jobs, { one: 'Arbeit', other: 'Arbeiten' })} erledigt`,
  safetyInTime: 'Sicherheitsprüfungen rechtzeitig erledigt oder vereinbart',
  of: (part: number, whole: number) => `${part} von ${whole}`,
  spent: 'Für das Zuhause ausgegeben',
  madeBy:
    'Vom Haushalt mit Upkept aus eigenen Aufzeichnungen erstellt. Prüfsumme (SHA-256), die sich mit jedem Eintrag ändert:',
} as const satisfies Translation<typeof english>;
