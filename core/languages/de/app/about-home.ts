import type { aboutHome as english } from '../../en/app/about-home.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

/** What the plan knows about a home. */
export const aboutHome = {
  questions: 'Fragen dazu',
  yourAnswers: 'Ihre Antworten',
  answered: (answered: number, questions: number) => `${answered} von ${questions} beantwortet`,
  questionsAbout:
    'Ihre Antworten entscheiden, welche Aufgaben Sie bekommen. Offene Aufgaben werden nach jeder Änderung neu geplant.',
  appliances: 'Geräte',
  appliancesAbout: 'Seriennummern, Garantien und Unterlagen zu allem, was Sie haben',
  excluded: 'Nicht in Ihrem Zuhause',
  excludedAbout: 'Sie haben gesagt, dass diese Aufgaben nicht zutreffen. Deshalb werden sie nicht eingeplant.',
  noneExcluded: 'Alle Aufgaben treffen zu.',
  include: 'Wieder einplanen',
  nothingToAsk: 'Zu Ihrem Zuhause gibt es noch nichts zu fragen.',
  showAll: (questions: number) => `Alle ${questions} Fragen anzeigen`,
  noAnswer: 'Noch keine Antwort',
  notSure: 'Weiß ich nicht',
  affects: (tasks: number) => `Betrifft ${format.count(tasks, { one: 'Aufgabe', other: 'Aufgaben' })}`,
} as const satisfies Translation<typeof english>;
