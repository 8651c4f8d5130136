import type { pages as english } from '../../en/site/pages.ts';
import type { Translation } from '../../translation.ts';
/** The words that frame the FAQ, the long texts and the page for addresses without a page. */
export const pages = {
  faq: {
    crumb: 'Häufige Fragen',
    title: 'Häufig gestellte Fragen',
    lede: 'Wie Upkept plant, was es kostet und was es über Sie weiß.',
    linkToAnswer: 'Link zu dieser Antwort',
    moreTitle: 'Hier nicht beantwortet?',
    more: 'Schreiben Sie an [{support email}](mailto:{support email}). Wir lesen alles.',
  },
  /** The description of a page of the app, by its title. */
  app: (title: string) =>
    `${title}: Ihr KI-Assistent für die Hauswartung führt einen persönlichen Plan kleiner Aufgaben für Ihr Zuhause, Woche für Woche.`,
  policy: {
    updated: 'Zuletzt geändert:',
    changed: (day: string, what: string) => `Geändert am [${day}]: ${what}`,
    inShort: 'Kurz gesagt',
  },
  notFound: {
    title: 'Hinter dieser Tür ist kein Zimmer',
    text: 'Die Seite ist vielleicht umgezogen, oder die Adresse hat einen Tippfehler.',
    home: 'Zur Startseite',
    dashboard: 'Zur Wochenseite',
  },
} as const satisfies Translation<typeof english>;
