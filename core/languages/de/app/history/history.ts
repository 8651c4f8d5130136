import type { history as english } from '../../../en/app/history/history.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

const days = { one: 'Tag', other: 'Tage' } as const;

/** The history of a home. Days, durations and amounts are given as text. */
export const history = {
  title: 'Verlauf',
  lede: 'Was in Ihrem Zuhause gemacht wurde, wann, von wem und für wie viel.',
  /** What loads. */
  what: 'Ihr Verlauf',
  kinds: { done: 'Erledigt', skipped: 'Übersprungen', missed: 'Versäumt' },
  /** The kind, after its number. */
  counted: (kind: 'done' | 'skipped' | 'missed', _count: number) =>
    ({ done: 'erledigt', skipped: 'übersprungen', missed: 'versäumt' })[kind],
  entries: (entries: number) => format.count(entries, { one: 'Eintrag', other: 'Einträge' }),
  totals: (done: number) => (done > 0 ? `${done} erledigt` : 'Nichts erledigt'),
  found: (entries: string, totals: string) => `${entries}: ${totals}`,
  noEntries: 'Keine Einträge',
  noMatches: 'Keine passenden Einträge',
  years: 'Jahre',
  allYears: 'Alle Jahre',
  glance: (year: number) => `${year} auf einen Blick`,
  allGlance: 'Alle Jahre auf einen Blick',
  table: 'Als Tabelle zeigen',
  month: 'Monat',
  year: 'Jahr',
  weekOf: (day: string) => `Woche vom ${day}`,
  figures: {
    safety: 'Sicherheitsprüfungen rechtzeitig',
    of: (total: number) => `von ${total}`,
    allSafe: 'Alle wurden rechtzeitig erledigt, oder der Termin wurde vereinbart.',
    late: (count: number, done: string) =>
      `${format.count(count, days)} zu spät, erledigt oder Termin vereinbart am ${done}`,
    stillOpen: (due: string) => `noch offen, fällig am ${due}`,
    more: (count: number) => `${count} weitere`,
    weeks: 'Wochen auf Kurs',
    run: (weeks: number) => `Bisher ${weeks} in Folge.`,
    rule: (away: number) =>
      away > 0
        ? `Eine Woche zählt, wenn mindestens die Hälfte ihrer Aufgaben erledigt wurde; nicht gezählt: ${format.count(away, { one: 'Woche Abwesenheit', other: 'Wochen Abwesenheit' })}.`
        : 'Eine Woche zählt, wenn mindestens die Hälfte ihrer Aufgaben erledigt wurde.',
    time: 'Zeit',
    jobs: (jobs: number) => `Für ${format.count(jobs, { one: 'Arbeit', other: 'Arbeiten' })}.`,
    money: 'Ausgaben',
    byItem: 'Nach Gerät',
    byYear: 'Nach Jahr und Gerät',
  },
  visits: {
    aside: 'Besuche und Hausakte',
    title: 'Anstehende Besuche',
    none: 'In den nächsten zwölf Monaten steht kein Fachbetrieb an.',
    about: (amount: string) => `etwa ${amount}`,
    record: 'Tragen Sie ein, was ein Besuch gekostet hat, dann steht es beim nächsten.',
    sum: (amounts: readonly string[]) =>
      `Insgesamt etwa ${format.list(amounts)}, nach dem, was Sie bisher gezahlt haben.`,
    unknown: (visits: number) =>
      `Noch ohne bekannte Kosten: ${format.count(visits, { one: 'Besuch', other: 'Besuche' })}.`,
    year: 'Das kommende Jahr',
  },
  passport: {
    title: 'Hausakte',
    text: 'Was Ihr Zuhause hat und was daran gemacht wurde, zum Drucken oder zum Teilen: beim Verkauf, mit der Vermietung oder mit der Versicherung.',
    open: 'Öffnen',
    share: 'Teilen',
    appliances: 'Geräte',
  },
  list: {
    title: 'Alle Einträge',
    search: 'Verlauf durchsuchen',
    placeholder: 'Titel, Notizen und Namen durchsuchen',
    item: 'Gerät',
    allItems: 'Alle Geräte',
    kind: 'Art',
    shown: {
      '': 'Alles',
      done: 'Erledigt',
      skipped: 'Übersprungen',
      missed: 'Versäumt',
      safety: 'Sicherheitsprüfungen',
      paid: 'Mit Kosten',
      recorded: 'Von Hand eingetragen',
    },
    more: (entries: string) => `${entries} mehr zeigen`,
    /** What loads. */
    earlier: 'die früheren Einträge',
    safety: 'Sicherheit',
    /** What the person who brought an entry into the history did. */
    tickedOff: (name: string) => `abgehakt von ${name}`,
    skipped: (name: string) => `übersprungen von ${name}`,
    recorded: (name: string) => `eingetragen von ${name}`,
    imported: (name: string) => `importiert von ${name}`,
    menu: (title: string, day: string) => `Mehr zu ${title}, ${day}`,
    edit: 'Bearbeiten…',
    wasDone: 'Es wurde gemacht…',
    /** Of a visit that was only booked: the chip, and the action that opens the form. */
    booked: 'Termin vereinbart',
    visited: 'Eintragen, wer da war…',
    remove: 'Entfernen',
    markUndone: 'Als nicht erledigt markieren',
    removed: 'Eintrag entfernt',
    markedUndone: 'Als nicht erledigt markiert',
  },
  record: 'Frühere Arbeit eintragen',
  import: 'Datei importieren',
  importMenu: 'Datei importieren…',
  importOrExport: 'Importieren oder exportieren',
  export: 'Exportieren',
  exportCsv: 'Als CSV exportieren',
  poster: 'Das Jahr als Poster…',
  savedAs: (file: string) => `Gespeichert als ${file}`,
  empty: {
    title: 'Hier beginnt der Verlauf Ihres Zuhauses',
    text: 'Jede erledigte Aufgabe wird hier eingetragen.',
    textWithWork:
      'Jede erledigte Aufgabe wird hier eingetragen. Sie können auch frühere Arbeiten ergänzen, zum Beispiel die letzte Heizungswartung; Ihr Plan zählt dann ab diesem Tag.',
    year: (year: number) => `Noch nichts in ${year}`,
    yearText: 'Erledigte Aufgaben erscheinen hier, zusammen mit allem, was Sie selbst eintragen.',
    found: 'Nichts gefunden',
    foundText: 'Kein Eintrag passt zu Ihrer Suche und den Filtern.',
    showAll: 'Alles zeigen',
  },
} as const satisfies Translation<typeof english>;
