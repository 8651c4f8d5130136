import type { BundleName } from '../../../../domain/care/bundles.ts';
import { capitalise } from '../../../../domain/text/capitalise.ts';
import type { week as english } from '../../../en/app/week/week.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

const tasks = { one: 'Aufgabe', other: 'Aufgaben' } as const;

/** What the week shows from the start. Days and durations are given as text. */
export const week = {
  weeks: 'Wochen',
  back: 'Zurück zur aktuellen Woche',
  previous: 'Vorige Woche',
  next: 'Nächste Woche',
  last: 'Letzte Woche',
  current: 'Diese Woche',
  coming: 'Nächste Woche',
  ahead: (weeks: number) => `In ${weeks} Wochen`,
  ago: (weeks: number) => `Vor ${weeks} Wochen`,
  /** Read out when the week or its progress changes. */
  announcement: (heading: string, state: string) => `${heading}: ${state}`,
  aside: 'Fortschritt und Aktionen',
  more: 'Mehr zu dieser Woche',
  progress: 'Fortschritt der Woche',
  left: (duration: string) => `noch ${duration}`,
  /** The specification’s six messages, plus separate ones for unfinished past and future weeks. */
  state: {
    pastEmpty: 'Hier war nichts geplant.',
    unplanned: 'Diese Woche wird später geplant.',
    empty: 'Es ist nichts geplant, die Zeit gehört Ihnen.',
    done: 'Alles erledigt. Ihr Zuhause ist in guten Händen.',
    leftOver: 'Diese Woche ist erledigt. Nur Aufgaben von früher sind noch offen.',
    past: 'Diese Woche ist vorbei. Was noch offen ist, können Sie auf heute verschieben.',
    nearly: 'Fast geschafft. Nur wenig ist übrig.',
    half: 'Gut so. Mehr als die Hälfte ist geschafft.',
    begun: 'Ein guter Anfang. Eine kleine Arbeit nach der anderen.',
    future: 'Geplant und bereit. Noch ist nichts zu tun.',
    ready: 'Es kann losgehen.',
  },
  offline: 'Diese Woche lädt, sobald Sie wieder online sind.',
  slow: 'Der Server antwortet nicht. Neuer Versuch…',
  today: 'Heute',
  dayDone: '✅ Alles erledigt!',
  newTask: (day: string) => `Neue Aufgabe am ${day}`,
  folded: (days: string, open: number, all: number) =>
    open > 0 ? `${days}: ${open} offen` : all > 0 ? `${days}: alles erledigt` : `${days}: frei`,
  freeToday: 'Heute nichts.',
  freeUntil: (day: string, open: number) =>
    open > 0
      ? `Heute nichts. Als Nächstes: ${day}, ${format.count(open, tasks)}.`
      : `Heute nichts. Als Nächstes: ${day}, alles erledigt.`,
  quickWin: 'Beginnen Sie mit einer:',
  quickWinDone: 'Ihre erste ist erledigt.',
  sync: { idle: 'In den Kalender', busy: 'Wird abgeglichen…', success: 'Abgeglichen!', error: 'Fehler' },
  /** Follows the button’s label, for screen readers. */
  syncOf: (day: string) => `für ${day}`,
  reconnect: 'Neu verbinden',
  bundles: {
    'gas engineer': 'Ein Besuch: Gasfachbetrieb',
    'heating engineer': 'Ein Besuch: Heizungsbetrieb',
    'chimney sweep': 'Ein Besuch: Schornsteinfeger',
    'fridge moved out': 'Solange der Kühlschrank vorgezogen ist',
    'dishwasher opened': 'Solange der Geschirrspüler leer ist',
    'alarm round': 'Ein Rundgang: Melder',
    'monthly safety round': 'Ein Rundgang: Prüftasten',
    'descaling round': 'Ein Rundgang: Entkalken',
    'gas leak round': 'Ein Rundgang: Gasanschlüsse',
    'pool opening': 'Ein Rundgang: Pool öffnen',
    'ladder round': 'Ein Rundgang: Arbeiten mit Leiter',
    landlord: 'Eine Nachricht: Ihre Vermietung',
  } satisfies Record<BundleName, string>,
  /** What ticks a task: `ticking.ts` has what else is said of it. */
  tick: { work: 'Erledigen', visit: 'Termin vereinbart' },
  incomplete: 'Als offen markieren',
  doneTask: 'Erledigt:',
  openTask: 'Offen:',
  moreFor: (task: string) => `Mehr zu ${task}`,
  overdue: 'Überfällig',
  overdueSince: (day: string) => `Überfällig seit ${day}`,
  book: 'Termin vereinbaren',
  own: 'Ihre eigene',
  forYou: 'Für Sie',
  forPerson: (name: string) => `Für ${name}`,
  forEveryone: 'Für alle',
  tickedOff: (who: string, when: string) => `${capitalise(who)} hat das ${when} abgehakt`,
  at: (time: string) => `um ${time}`,
  /** Opens the question on whose safest answer a task rests. */
  notMine: 'Betrifft mich nicht?',
  notAgain: 'Diese Aufgabe nicht mehr einplanen',
  note: 'Vom Assistenten geschrieben',
  firstWeeks: 'Ihre ersten Wochen beginnen sanft. Die übrigen Arbeiten Ihres Zuhauses folgen in den nächsten Monaten.',
  /** Leads to what the home has. */
  addToHome: 'Fehlt etwas? Fügen Sie es hinzu',
  addTask: 'Aufgabe hinzufügen',
  customTask: 'Eigene Aufgabe erstellen',
  year: 'Sehen Sie, was das kommende Jahr bringt',
  welcome: 'Willkommen zurück',
  welcomeText: 'Was liegen geblieben ist, wurde neu geplant.',
  /** After a change. */
  replanned: 'Die Woche wurde neu geplant',
  movedTo: (day: string) => `Verschoben auf ${day}`,
  addedTo: (day: string) => `Hinzugefügt für ${day}`,
  recordedOn: (day: string) => `Als erledigt eingetragen ${day}`,
  deleted: 'Aufgabe gelöscht',
  excluded: 'Das wird nicht mehr eingeplant',
  answered: 'Vielen Dank. Ihr Plan berücksichtigt das',
  changed: 'Aufgabe geändert',
  noteSaved: 'Notiz auf diesem Gerät gespeichert',
  show: 'Zeigen',
} as const satisfies Translation<typeof english>;
