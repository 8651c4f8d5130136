import type { Question } from '../../domain/history/table/column-readers.ts';
import type { Omission } from '../../domain/history/table/left-out.ts';
import type { RowProblem } from '../../domain/history/table/work-of.ts';
import type { historyTable as english } from '../en/history-table.ts';
import type { Translation } from '../translation.ts';

/** The history as a table, in a file of its own: its columns, its cells, and what is wrong with a cell that is imported. */
export const historyTable = {
  /** In the name of the file. */
  history: 'verlauf',
  columns: {
    date: 'Datum',
    item: 'Gerät',
    title: 'Titel',
    careTaskId: 'Pflegeaufgabe',
    minutes: 'Minuten',
    by: 'Erledigt von',
    name: 'Name',
    phone: 'Telefon',
    cost: 'Kosten',
    currency: 'Währung',
    note: 'Notiz',
  },
  doers: { me: 'ich', person: 'Person', company: 'Firma' },
  /** Between cells, as spreadsheets expect. */
  separator: ';',
  problems: {
    tooLong: (heading: string, most: number) => `${heading} darf höchstens ${most} Zeichen haben`,
    turnsRound: (heading: string) => `${heading} darf kein Zeichen enthalten, das Text umdreht`,
    severalLines: (heading: string) => `${heading} muss eine einzige Zeile sein`,
    missing: (heading: string) => `${heading} darf nicht leer sein`,
    noDay: (heading: string) => `${heading} muss ein Tag wie 2027-03-09 sein`,
    future: (heading: string) => `${heading} muss heute oder früher sein`,
    noMinutes: (heading: string, most: number) => `${heading} muss eine ganze Zahl bis ${most} sein`,
    noCost: (heading: string, _most: number, currency: string) =>
      `${heading} muss ein Betrag wie 120,50 sein, in einer Währung wie ${currency}`,
    refund: (heading: string) => `${heading} ist eine Erstattung, keine Arbeit`,
    noDoer: (heading: string) => `${heading} muss ich, Person oder Firma sein`,
    noCareTask: (heading: string) => `${heading} muss leer oder Upkept bekannt sein`,
  } satisfies Record<RowProblem['is'], (heading: string, most: number, currency: string) => string>,
  /** Why a line of a file is no work. `text` is the beginning of the line, or the name of a sheet. */
  omissions: {
    above: (text: string) => `Über den Überschriften: ${text}`,
    sum: (text: string) => `Eine Summe, keine Arbeit: ${text}`,
    notDone: (text: string) => `Nicht erledigt: ${text}`,
    headings: () => 'Noch einmal die Überschriften',
    cells: (text: string) => `Mehr Zellen als Überschriften: ${text}`,
    sheet: (text: string) => `Ein anderes Blatt: ${text}`,
  } satisfies Record<Omission['why'], (text: string) => string>,
  /** What a column of a file leaves open. */
  questions: {
    dateOrder: (heading: string) => `In welcher Reihenfolge stehen die Tage in „${heading}“?`,
    currency: (heading: string) => `In welcher Währung ist „${heading}“?`,
    decimalMark: (heading: string) => `Welches Zeichen steht in „${heading}“ vor den Cent?`,
    durationUnit: (heading: string) => `Was zählt „${heading}“?`,
    doneState: (heading: string) => `Welche Wörter in „${heading}“ sagen, dass die Arbeit erledigt wurde?`,
    allDone: (heading: string) => `„${heading}“ ist in jeder Zeile leer. Wurde die Arbeit erledigt?`,
  } satisfies Record<Question['id'], (heading: string) => string>,
  options: {
    dmy: 'Tag, Monat, Jahr',
    mdy: 'Monat, Tag, Jahr',
    ymd: 'Jahr, Monat, Tag',
    '.': 'Der Punkt',
    ',': 'Das Komma',
    minutes: 'Minuten',
    hours: 'Stunden',
    yes: 'Ja, alles',
    no: 'Nein, nichts davon',
  },
} as const satisfies Translation<typeof english>;
