import { capitalise } from '../../../../domain/text/capitalise.ts';
import type { Recurrence } from '../../../../domain/time/recurrence.ts';
import type { rest as english } from '../../../en/app/week/rest.ts';
import type { Translation } from '../../../translation.ts';
import { format } from '../../format.ts';

/** What the week says in menus and dialogs, which load after it. Days, durations and rhythms are given as text. */
export const rest = {
  menu: {
    ask: 'Dazu fragen',
    chooseDay: 'Tag wählen…',
    assign: 'Wer macht es…',
    share: 'An einen Handwerksbetrieb senden…',
    tooOften: 'Kommt zu oft',
    tooSeldom: 'Kommt zu selten',
    exclude: 'Nicht in meinem Zuhause',
    edit: 'Bearbeiten…',
    addNote: 'Notiz hinzufügen…',
    addDetails: 'Notiz oder Kosten hinzufügen…',
    toToday: 'Auf heute verschieben',
    toTomorrow: 'Auf morgen verschieben',
    toNextWeek: 'In die nächste Woche verschieben',
  },
  lastDone: {
    question: 'Wann wurde das zuletzt gemacht?',
    'this-year': 'Dieses Jahr',
    'last-year': 'Letztes Jahr',
    'longer-ago': 'Vor längerer Zeit',
    unknown: 'Nie oder unbekannt',
  },
  details: {
    steps: 'Schritte',
    line: 'Assistent:',
    appliance: 'Anleitung, Garantie und Verlauf',
    /** Follows that, for screen readers. */
    applianceOf: (item: string) => `zu ${item}`,
    moved: (who: string) => `${capitalise(who)} hat das hierher verschoben`,
  },
  guided: {
    open: 'Schritt für Schritt',
    before: 'Bevor Sie beginnen',
    begin: 'Beginnen',
    step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
    next: 'Weiter',
    back: 'Zurück',
    wasAll: 'Das war der letzte Schritt.',
    photoBefore: 'Vorher fotografieren …',
    photosBefore: (photos: number) =>
      `${format.count(photos, { one: 'Foto', other: 'Fotos' })} von vorher, gespeichert mit Ihrem Häkchen.`,
    done: 'Erledigt. Gut gemacht!',
    timer: 'Kurzzeitwecker',
    stopTimer: 'Anhalten',
    otherTimer: 'Noch einer',
    timeIsUp: 'Die Zeit ist um',
  },
  day: {
    title: 'Tag wählen',
    today: 'Heute',
    tomorrow: 'Morgen',
    nextWeek: 'Nächste Woche',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    offline: 'Sie sind offline, deshalb zeigt der Monat nicht, was geplant ist.',
    tasks: (tasks: number) => format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' }),
  },
  /** The day of a visit that was booked, which becomes a task of the household’s own. */
  visit: {
    task: (item: string) => `Beim Besuch da sein: ${item}`,
    notes: (booking: string) =>
      `${booking}. Wenn der Fachbetrieb da war, tragen Sie im Verlauf ein, wer gekommen ist und was es gekostet hat.`,
  },
  doneEarlier: {
    today: 'Heute',
    yesterday: 'Gestern',
    weekAgo: 'Vor einer Woche',
    other: 'An einem anderen Tag',
  },
  assign: { title: 'Wer macht es?', everyone: 'Alle', me: 'Ich', unnamed: 'Jemand ohne Namen' },
  note: { title: 'Notiz hinzufügen', label: 'Notiz', missing: 'Bitte schreiben Sie eine Notiz' },
  task: {
    add: 'Aufgabe hinzufügen',
    edit: 'Aufgabe bearbeiten',
    title: 'Titel',
    day: 'Tag',
    firstDay: 'Erster Tag',
    minutes: 'Minuten',
    repeats: 'Wiederholung',
    rhythms: {
      never: 'Nie',
      weekly: 'Jede Woche',
      monthly: 'Jeden Monat',
      quarterly: 'Alle drei Monate',
      yearly: 'Jedes Jahr',
    } satisfies Record<Recurrence | 'never', string>,
    offline: 'Eine Aufgabe, die sich wiederholt, lässt sich hinzufügen, wenn Sie wieder online sind',
    limit: 'Für mehr als eine eigene Aufgabe ist ein Premium-Abo nötig',
    seePremium: 'Premium ansehen',
    addOnce: 'Stattdessen einmal hinzufügen',
    keepOnce: 'Einmalig lassen',
    notes: 'Notizen',
    past: 'Dieser Tag liegt in der Vergangenheit, deshalb wird die Aufgabe als erledigt eingetragen.',
    submit: 'Aufgabe hinzufügen',
    record: 'Als erledigt eintragen',
    /** After a task was added, or one was changed, so that it repeats. */
    added: (rhythm: string) => `Hinzugefügt. Wiederholung: ${rhythm}`,
    changed: (rhythm: string) => `Wiederholung jetzt: ${rhythm}`,
    tooEarly: 'Bitte wählen Sie einen Tag innerhalb der letzten zehn Jahre',
    badMinutes: (most: number) => `Bitte geben Sie ganze Minuten ein, von 1 bis ${most}`,
  },
  delete: {
    title: 'Möchten Sie diese Aufgabe wirklich löschen?',
    planned: (task: string) => `${task}. Sie kommt wieder, wenn sie das nächste Mal fällig ist.`,
  },
  replan: {
    title: 'Diese Woche neu planen?',
    text: 'Upkept wählt die offenen Aufgaben für die restlichen Tage neu aus. Aufgaben, die Sie erledigt, verschoben oder hinzugefügt haben, bleiben, wie sie sind.',
    submit: 'Neu planen',
  },
  keys: {
    title: 'Tastenkürzel',
    next: 'Nächste Aufgabe',
    previous: 'Vorige Aufgabe',
    toggle: 'Aufgabe erledigen oder wieder öffnen',
    move: 'Aufgabe auf einen anderen Tag verschieben',
    add: 'Aufgabe hinzufügen',
    today: 'Zu heute',
    help: 'Diese Tasten zeigen',
    undoKey: 'Strg Z',
    undo: 'Die letzte Änderung rückgängig machen, auch wenn diese Tasten aus sind',
    use: 'Diese Tasten verwenden',
    saved: 'In diesem Browser gespeichert.',
  },
} as const satisfies Translation<typeof english>;
