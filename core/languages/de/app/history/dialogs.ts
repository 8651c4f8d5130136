import type { historyDialogs as english } from '../../../en/app/history/dialogs.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

/** The dialogs of the history. Days are given as text; column headings are in square brackets. */
export const historyDialogs = {
  entry: {
    record: 'Frühere Arbeit eintragen',
    edit: 'Eintrag bearbeiten',
    wasDone: 'Es wurde gemacht',
    saved: 'Eintrag gespeichert',
    recorded: 'In Ihrem Verlauf eingetragen',
    counts: (task: string) => `${task}. Ihr Plan zählt ab diesem Tag.`,
    item: 'Wofür war es?',
    itemHint: 'Etwas in Ihrem Zuhause, zum Beispiel die Heizung, oder etwas anderes.',
    task: 'Was wurde gemacht?',
    taskHint: 'Ihr Plan zählt das als an diesem Tag erledigt.',
    otherTask: 'Etwas anderes',
    words: 'In wenigen Worten',
  },
  share: {
    title: 'Hausakte teilen',
    text: 'Wer den Link hat, kann die Hausakte ohne Konto lesen, aber nichts ändern und Ihre Woche nicht sehen.',
    days: (days: number) => (days === 365 ? '1 Jahr' : `${days} Tage`),
    validFor: 'Der Link gilt',
    costs: 'Kosten zeigen',
    names: 'Namen und Telefonnummern zeigen',
    namesHint: 'Von Personen und Firmen, die die Arbeit gemacht haben',
    notes: 'Notizen zeigen',
    photos: 'Fotos zeigen',
    photosHint: 'Von der Arbeit, keine Rechnungen oder anderen Dokumente',
    language: (name: string) => `Sprache: ${name}`,
    languageOfReaders: 'Sprache für alle mit dem Link',
    submit: 'Link erstellen',
    until: (date: string, scope: string) => `Ihre Hausakte ist bis [${date}] geteilt, ${scope}.`,
    parts: { costs: 'Kosten', names: 'Namen', notes: 'Notizen', photos: 'Fotos' },
    with: (parts: readonly string[]) => `mit ${format.list(parts)}`,
    without: (parts: readonly string[]) => `ohne ${format.list(parts)}`,
    shownOnce:
      'Der Link wurde nur einmal gezeigt und wird nicht gespeichert. Wenn Sie ihn nicht mehr haben, beenden Sie das Teilen und erstellen Sie einen neuen.',
    stop: 'Nicht mehr teilen',
    closed: (date: string) =>
      `Wir haben diese Seite am ${date} geschlossen, nachdem sie gemeldet wurde. Der Link gilt nicht mehr. Der Grund:`,
    objection: (email: string) =>
      `Wenn Sie das für falsch halten, schreiben Sie an [${email}]. Sie können auch ein Gericht anrufen.`,
    again: 'Neu teilen',
    done: 'Fertig',
    link: 'Der Link',
    linkHint: 'Kopieren Sie ihn jetzt: Er wird nur einmal gezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    refused: 'Ihr Browser hat das Kopieren nicht erlaubt. Bitte kopieren Sie den Text aus dem Feld.',
  },
} as const satisfies Translation<typeof english>;
