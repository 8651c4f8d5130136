import type { customTasks as english } from '../../en/app/custom-tasks.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** `number`: from 1 to 12. */
const month = (number: number): string => format.date(`2027-${String(number).padStart(2, '0')}-01`, 'month');

/** The tab about the user’s own tasks that repeat. */
export const customTasks = {
  category: 'Kategorie',
  titleField: 'Titel',
  frequency: 'Häufigkeit',
  firstDay: 'Erster Tag',
  minutes: 'Minuten',
  instructions: 'Anleitung',
  importance: 'Begründung',
  form: 'Eigene Aufgabe',
  new: 'Neue eigene Aufgabe',
  categoryHint: 'Wählen Sie einen Vorschlag, oder schreiben Sie selbst.',
  titleHint: 'Sagen Sie in wenigen Worten, was zu tun ist.',
  instructionsHint: 'Wie man es macht. Ihre Woche zeigt es bei der Aufgabe.',
  importanceHint: 'Warum es sich lohnt.',
  create: 'Eigene Aufgabe erstellen',
  yours: 'Ihre eigenen Aufgaben',
  loads: 'Ihre eigenen Aufgaben',
  deleteTitle: 'Möchten Sie diese eigene Aufgabe wirklich löschen?',
  deleteAbout: (title: string) =>
    `„${title}“ kommt nicht wieder, und die offenen Aufgaben daraus verschwinden aus Ihren Wochen. Was Sie erledigt haben, bleibt im Verlauf.`,
  nothing: 'Sie haben noch keine eigenen Aufgaben. Fügen Sie eine hinzu für alles, was es nur in Ihrem Zuhause gibt.',
  why: (importance: string) => `Warum: ${importance}`,
  editOf: (title: string) => `${title} bearbeiten`,
  deleteOf: (title: string) => `${title} löschen`,
  created: 'Eigene Aufgabe erstellt!',
  title: 'Eigene Aufgaben',
  about:
    'Ihre eigenen Aufgaben, die sich wiederholen: das Aquarium, das Klavier, die Standuhr. Sie kommen zu dem hinzu, was Upkept plant.',
  unlimited: 'Premium enthält beliebig viele, bis zu 200 gleichzeitig.',
  room: (free: number, count: number) => {
    const included = format.count(free, { one: 'eigene Aufgabe', other: 'eigene Aufgaben' });
    return count > 0
      ? `Der kostenlose Tarif enthält ${included}, und Sie haben ${format.number(count)}.`
      : `Der kostenlose Tarif enthält ${included}.`;
  },
  noCategory: 'Bitte wählen Sie eine Kategorie',
  wholeMinutes: (most: number) => `Bitte geben Sie ganze Minuten ein, von 1 bis ${most}`,
  editTitle: 'Eigene Aufgabe bearbeiten',
  premiumRequired: 'Für mehr als eine eigene Aufgabe ist ein Premium-Abo nötig',
  premiumTitle: 'Mehr eigene Aufgaben',
  premiumAbout:
    'Premium enthält beliebig viele eigene Aufgaben, bis zu 200 gleichzeitig. Was Sie haben, bleibt, wie es ist, und was Sie gerade geschrieben haben, bleibt erhalten.',
  check: 'Bitte prüfen:',
  recurs: (hasFirstDate: boolean, recurrence: string) =>
    hasFirstDate
      ? `Sie beginnt an ihrem ersten Tag und wiederholt sich dann ${recurrence}.`
      : `Sie beginnt diese Woche und wiederholt sich dann ${recurrence}.`,
  createFailed: 'Die Aufgabe ließ sich nicht erstellen',
  /** How a task repeats that counts from when it was last done. */
  recursAfter: (hasFirstDate: boolean, recurrence: string) =>
    hasFirstDate
      ? `Sie beginnt an ihrem ersten Tag und wiederholt sich dann ${recurrence}, gezählt ab dem letzten Erledigen.`
      : `Sie beginnt diese Woche und wiederholt sich dann ${recurrence}, gezählt ab dem letzten Erledigen.`,
  recurrences: {
    weekly: 'Wöchentlich',
    monthly: 'Monatlich',
    quarterly: 'Vierteljährlich',
    yearly: 'Jährlich',
    own: 'Ein anderer Rhythmus',
    use: 'Nach Gebrauch',
  },
  every: 'Alle',
  unit: 'Einheit',
  units: { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' },
  wholeNumber: (most: number) => `Bitte geben Sie eine ganze Zahl ein, von 1 bis ${format.number(most)}`,
  anchor: 'Gezählt',
  anchors: { completion: 'ab dem letzten Erledigen', date: 'ab ihrem ersten Tag, zu festen Terminen' },
  seasonFrom: 'Nur von',
  seasonTo: 'Bis Ende',
  allYear: 'Ganzjährig',
  noMonth: 'Bitte wählen Sie beide Monate oder keinen',
  month,
  /** "Every 6 weeks, May to September". */
  inSeason: (rhythm: string, from: number, to: number) =>
    from === to ? `${rhythm}, nur im ${month(from)}` : `${rhythm}, ${month(from)} bis ${month(to)}`,
  steps: 'Schritte',
  stepsHint: 'Einer pro Zeile. Sie können sie abhaken, wenn Sie die Aufgabe öffnen.',
  stepCount: (steps: number) => format.count(steps, { one: 'Schritt', other: 'Schritte' }),
  tooManySteps: (most: number, characters: number) =>
    `Bitte geben Sie höchstens ${most} Schritte ein, jeden mit höchstens ${characters} Zeichen`,
  item: 'Teil von',
  itemHint: 'Die Seite eines Geräts zeigt auch seine eigenen Aufgaben.',
  noItem: 'Nichts Bestimmtem',
} as const satisfies Translation<typeof english>;
