import type { metadata as english } from '../../en/site/metadata.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const maintenance = ['Hauswartung', 'Wartungsplan fürs Haus', 'vorbeugende Wartung', 'Aufgaben im Haushalt'] as const;

/** What search engines and other sites read about each page. */
export const metadata = {
  maintenance,
  home: {
    title: 'Nie wieder Sorgen um die Pflege Ihres Zuhauses',
    description:
      'Kleine Aufgaben, die bis zu 80 % der häufigen Reparaturen vermeiden (*unsere Schätzung). Kostenloser Einstieg, ohne Kreditkarte, in zwei Minuten eingerichtet.',
    heroSubtitle: 'Ein Wochenplan kleiner Aufgaben, der bis zu 80 % der häufigen Reparaturen vermeidet.*',
    keywords: [...maintenance, 'App für die Hauswartung', 'KI-Assistent für die Hauswartung', 'Wartungserinnerung'],
  },
  guides: {
    title: 'Wartung rund ums Zuhause: alle Ratgeber',
    description:
      'Fünfzehn Ratgeber, vom Kühlschrank bis zum Heizkessel: was zu tun ist und wie oft, die Warnzeichen und wann ein Fachbetrieb kommen sollte.',
    heroSubtitle: 'Was zu tun ist und wie oft, die Warnzeichen und wann ein Fachbetrieb kommen sollte.',
    keywords: [...maintenance, 'Gerätewartung', 'Wartungsratgeber', 'Wartungscheckliste'],
  },
  pricing: {
    title: 'Tarife und Preise',
    description:
      'Kostenlos beginnen und wechseln, wenn Sie so weit sind. Keine versteckten Gebühren, für den Anfang keine Kreditkarte, jederzeit kündbar.',
    heroTitle: 'Wählen Sie Ihren Tarif',
    heroSubtitle:
      'Kostenlos beginnen und wechseln, wenn Sie so weit sind. Keine versteckten Gebühren, jederzeit kündbar.',
    keywords: [...maintenance, 'Preise Hauswartung', 'kostenloser Wartungsplan', 'Premium'],
  },
  faq: {
    title: 'Häufig gestellte Fragen',
    description:
      'Häufige Fragen, klar beantwortet: wie Ihre Aufgaben ausgewählt werden, was kostenlos ist, wie die Anmeldung geht und was mit Ihren Daten geschieht.',
    heroSubtitle: 'Wie Aufgaben ausgewählt werden, was kostenlos ist und was mit Ihren Daten geschieht.',
    keywords: [...maintenance, 'Fragen zur Hauswartung', 'Häufige Fragen'],
  },
  everyday: {
    title: 'Alltagsdinge: wie oft man sie reinigt',
    description:
      'Wie oft man Wasserkocher, Bügeleisen oder Wasserhahn entkalkt, Haubenfilter wäscht, die Matratze dreht und Salz nachfüllt, mit Quellen.',
    heroSubtitle: 'Wasserkocher, Bügeleisen, Wasserhähne, Dunstabzugshaube, Matratze und Enthärtungsanlage.',
    keywords: [
      ...maintenance,
      'wie oft Wasserkocher entkalken',
      'wie oft Dunstabzugshaube Filter reinigen',
      'wie oft Matratze wenden',
    ],
    crumb: 'Alltagsdinge',
  },
  samplePassport: {
    title: 'Hausakte: ein Beispiel',
    description:
      'Ein Beispiel der Akte, die ein Zuhause beim Verkauf oder der Vermietung mitgeben kann: Ausstattung, Wartung, Reparaturen, Kosten und eine Prüfsumme.',
    heroSubtitle: 'Die Akte eines Zuhauses, für Verkauf, Vermietung oder Versicherung.',
    keywords: [...maintenance, 'Hausakte', 'Wartungsbuch fürs Haus', 'Wartungsnachweis Haus'],
    crumb: 'Eine Hausakte als Beispiel',
  },
  howWeChoose: {
    title: 'Wie wir Aufgaben auswählen',
    description:
      'Woher unsere Wartungsaufgaben stammen, wie wir sie mit ihren Quellen abgleichen und wie die genannten Zahlen zu lesen sind.',
    heroSubtitle: 'Woher unsere Aufgaben stammen und wie wir sie prüfen.',
    keywords: [...maintenance, 'Quellen zur Hauswartung', 'Wartungsintervalle'],
    crumb: 'Wie wir Aufgaben auswählen',
  },
  rules: {
    title: 'Vorschriften für Haus und Wohnung nach Land',
    description:
      'Wer Heizung, Schornstein, Melder und Elektrik prüft, wie oft und wer dafür zuständig ist: Vorschriften aus fünfundzwanzig Ländern.',
    heroSubtitle: 'Wer was prüft, wie oft, und wer dafür zuständig ist, die Eigentümerseite oder die Mietpartei.',
    keywords: [...maintenance, 'Pflichten Vermietung', 'Pflichten bei Miete', 'Pflicht Heizungsprüfung'],
  },
  signIn: {
    title: 'Anmelden oder registrieren',
    description:
      'Melden Sie sich an, um mit Ihrem Wartungsplan zu beginnen. Wir schicken Ihnen einen Link, es gibt also kein Passwort zu merken.',
    heroTitle: 'Willkommen bei Upkept',
    heroSubtitle: 'Wir schicken Ihnen einen Link, es gibt also kein Passwort zu merken.',
    keywords: [...maintenance, 'anmelden', 'registrieren'],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description:
      'Was Upkept über Sie und Ihr Zuhause speichert, warum, wie lange, wer es sonst erhält und wie Sie es exportieren oder löschen.',
    heroSubtitle: 'Was gespeichert wird, warum, wie lange und wie Sie es exportieren oder löschen.',
    keywords: ['Datenschutzerklärung', 'Datenschutz', 'Upkept'],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description:
      'Was Upkept Ihnen verspricht und von Ihnen erwartet: der kostenlose Tarif, Premium und seine Kündigung und die Grenzen seines Rats.',
    heroSubtitle: 'Was wir Ihnen versprechen und was wir von Ihnen erwarten.',
    keywords: ['Nutzungsbedingungen', 'AGB', 'Upkept'],
  },
  cancel: {
    title: 'Kündigen oder widerrufen',
    description:
      'Upkept Premium kündigen oder den Vertrag innerhalb von 14 Tagen nach dem Kauf widerrufen. Das geht ohne Anmeldung.',
    heroSubtitle: 'Beenden Sie hier Ihren Vertrag, mit oder ohne Anmeldung.',
    keywords: ['Abo kündigen', 'Vertrag widerrufen', 'Upkept'],
  },
  legal: {
    title: 'Impressum',
    description:
      'Wer Upkept betreibt und dafür einsteht, wie Sie uns erreichen, wer die Website hostet und wo ihr Quellcode ist.',
    heroSubtitle: 'Wer diese Website betreibt und dafür einsteht.',
    keywords: ['Impressum', 'Anbieterkennzeichnung', 'Upkept'],
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei Upkept ist, was wie getestet wurde, was noch fehlt und wie Sie sich beschweren.',
    heroSubtitle: 'Was getestet wurde, was fehlt und wie Sie es uns sagen.',
    keywords: ['Erklärung zur Barrierefreiheit', 'WCAG', 'Upkept'],
  },
  guide: {
    title: (title: string) => `${title} richtig pflegen: der vollständige Ratgeber`,
    heroTitle: (title: string) => `${title} richtig pflegen`,
    drawing: (title: string) => `Zeichnung: ${title}`,
  },
  item: {
    title: (name: string) => `${name}: was wie oft zu tun ist`,
    description: (names: readonly string[], tasks: number, example: string) =>
      `${format.list(names, 'disjunction')}: ${format.count(tasks, { one: 'Wartungsaufgabe', other: 'Wartungsaufgaben' })}, zum Beispiel „${example}“. Wie oft, wie lange und wie man es gefahrlos macht.`,
    /** What others call an item, where they search by another word. */
    otherNames: { 'fire-stove': 'Standherd', rv: 'Reisemobil' },
    maintenance: (name: string) => `${name} warten`,
    checklist: (name: string) => `Wartungscheckliste ${name}`,
    heroTitle: (name: string) => `Wartung: ${name}`,
    heroSubtitle: 'Wie oft, wie lange und wie man es gefahrlos macht.',
  },
  country: {
    title: (place: string) => `Vorschriften für Haus und Wohnung: ${place}`,
    description: (place: string, rules: number) =>
      `${place}: wer was im Haus prüft, wie oft, und ob die Eigentümerseite oder die Mietpartei zuständig ist. ${rules} Vorschriften mit Quellen.`,
    landlord: (place: string) => `Pflichten Vermietung ${place}`,
    law: (place: string) => `Prüfpflichten Haus ${place}`,
  },
  checklist: {
    title: (season: string) => `Checkliste für Haus und Wohnung im ${season}`,
    description: (season: string, months: string) =>
      `Eine Checkliste für den ${season} zum Drucken, Raum für Raum: was zu Hause zu tun ist, ${months}.`,
    heroSubtitle: 'Raum für Raum, zum Drucken und Abhaken.',
    list: (season: string) => `Checkliste Haus ${season}`,
    maintenance: (season: string) => `Hauswartung ${season}`,
  },
} as const satisfies Translation<typeof english>;
