import type { guides as english } from '../../en/site/guides.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

const tasks = { one: 'Aufgabe', other: 'Aufgaben' } as const;

/** The pages of the guides and of the items, and their index. A guide’s title is given as its words say it. */
export const guides = {
  crumb: 'Wartungsratgeber',
  index: {
    title: 'Wartung rund ums Zuhause: alle Ratgeber',
    lede: 'Fünfzehn Ratgeber nach den Empfehlungen von Herstellern und Sicherheitsbehörden: was zu tun ist und wie oft, die Warnzeichen und was ein Besuch kostet.',
    ownPlan: 'Ihr eigener Plan',
    find: 'Ratgeber oder Gerät finden',
    everyday: 'Wasserkocher, Bügeleisen, Wasserhähne und Matratzen finden Sie unter den [Alltagsdingen](/everyday).',
    nextTitle: 'Sehen Sie, was davon Ihr Zuhause braucht',
    next: 'Beantworten Sie neun kurze Fragen, und sehen Sie Ihre erste Woche. Kostenloser Einstieg, keine Kreditkarte nötig.',
    items: (items: number) => `${items} Dinge im Haushalt im Blick`,
    allItems: (tasks: number) =>
      `Die Ratgeber behandeln, was es in den meisten Haushalten gibt. Ein Plan schöpft aus ${tasks} Aufgaben zu allem hier und enthält nur die, die Ihr Zuhause braucht:`,
    lists: 'Checklisten und Vorschriften',
    everydayThings: 'Alltagsdinge',
    rules: 'Vorschriften nach Land',
  },
  card: (title: string) => title,
  ofGuide: (title: string) => `Wartung: ${title}`,
  /** Its middle part is emphasised. */
  heading: (title: string) => `*${title}* richtig pflegen und warten: der vollständige Ratgeber`,
  tasks: (count: number) => format.count(count, tasks),
  facts: { plan: 'Im Plan', difficulty: 'Schwierigkeit', time: 'Zeit' },
  checked:
    'Von uns, die ihn geschrieben haben, am {day} mit [diesen Quellen](#sources) abgeglichen. Noch hat ihn kein Fachbetrieb geprüft.',
  allAtAGlance: 'Alle Aufgaben auf einen Blick:',
  sections: {
    why: 'Warum es wichtig ist',
    signs: 'Warnzeichen',
    schedule: 'Wartungsplan',
    rent: 'Wenn Sie zur Miete wohnen',
    law: 'Was das Gesetz verlangt',
    professional: 'Wann Sie einen Fachbetrieb rufen sollten',
    related: 'Ähnliche Ratgeber',
  },
  tips: 'Vier Tipps zum Merken',
  signs: {
    lede: 'Was Sie sehen, hören oder riechen können, was es bedeutet und was zuerst zu tun ist.',
    stop: 'Aufhören und sofort Hilfe holen',
    soon: 'Bald darum kümmern',
    numbersTitle: 'Notrufnummern:',
    numbers:
      '112 in Europa (auch 999 im Vereinigten Königreich, 15, 18 und 114 per SMS in Frankreich, 144 und 118 in der Schweiz) und Indien, 911 in den USA und Kanada, 000 in Australien, 111 in Neuseeland, 995 in Singapur.',
    gasNumbers:
      'Bei einem Leck im Gasnetz: 0800 111 999 in Großbritannien, 0 800 47 33 33 in Frankreich (GRDF); anderswo und bei einer Gasflasche die Notrufnummer.',
  },
  schedule: (count: number) =>
    `${format.count(count, tasks)}: wie oft, wie lange, wie schwierig und wie man sie gefahrlos erledigt.`,
  glance: 'Auf einen Blick',
  firstOf: (shown: number, count: number) => `Die ersten ${shown} von ${count} Aufgaben auf einen Blick`,
  table: {
    task: 'Aufgabe',
    howOften: 'Wie oft',
    minutes: 'Minuten',
    season: 'Jahreszeit',
    anyTime: 'Jederzeit',
    note: 'Die Monate gelten für die Nordhalbkugel. Auf der Südhalbkugel sind es sechs Monate später.',
  },
  task: {
    professional: 'Termin beim Fachbetrieb',
    onlyFor: 'Nur für:',
    safety: 'Sicherheit.',
    how: 'So geht es',
    steps: (steps: number) => `in ${format.count(steps, { one: 'Schritt', other: 'Schritten' })}`,
    need: 'Sie brauchen',
    nothing: 'Nichts Besonderes',
    when: 'Wann im Jahr',
    rent: 'Wenn Sie zur Miete wohnen',
    sources: 'Quellen',
  },
  /** A task for a professional alone on paper, with lines for them to fill in. */
  cardToPrint: {
    print: 'Diese Karte für den Fachbetrieb drucken',
    toFillIn: ['Datum', 'Messwerte', 'Befund und Arbeiten', 'Nächster Besuch', 'Name und Unterschrift'],
  },
  more: {
    title: (tasks: number, title: string) =>
      `${format.count(tasks, { one: 'weitere Aufgabe', other: 'weitere Aufgaben' })} freischalten: ${title}`,
    offers: [
      {
        title: 'Vollständige Wartungspläne',
        text: 'Jede Aufgabe dieses Ratgebers und zu allem anderen in Ihrem Zuhause, jeweils mit den Schritten.',
      },
      {
        title: 'Automatisch erinnern und festhalten',
        text: 'Jede Woche eine E-Mail mit den fälligen Aufgaben und eine Aufzeichnung, was wann erledigt wurde.',
      },
      {
        title: 'Sparen durch Vorbeugen',
        text: 'Eine kleine Aufgabe dauert Minuten. Die Reparatur, die sie verhindert, kostet weit mehr.',
      },
    ],
    signUp: 'Kostenlos registrieren',
    signIn: 'Zum Ansehen anmelden',
  },
  /** One mail in a year, without an account. */
  remind: {
    title: 'In einem Jahr erinnern',
    text: 'Kein Konto, kein Newsletter: eine einzige E-Mail in einem Jahr mit einem Link zu diesem Ratgeber, dann löschen wir Ihre Adresse.',
    email: 'E-Mail-Adresse',
    button: 'In einem Jahr erinnern',
    busy: 'Wird gesendet...',
    needsScript: 'Dieses Formular',
    sentTitle: 'Noch ein Schritt',
    /** The place is for the address. */
    sent: 'Wir haben einen Link an * geschickt. Öffnen Sie ihn, um die Erinnerung zu bestätigen.',
    later: 'Wenn Sie nicht innerhalb von 7 Tagen bestätigen, löschen wir Ihre Adresse und schreiben nicht wieder.',
  },
  tryIt: (title: string) => `${title} und alles Übrige, in einem Plan.`,
  lawLede: 'Eine kurze Zusammenfassung, keine Rechtsberatung. Örtliche Vorschriften können mehr verlangen.',
  allRules: 'Vorschriften in fünfundzwanzig Ländern',
  professionalLede: (year: string) =>
    `Manche Arbeiten brauchen eine Ausbildung oder Werkzeug, das Sie nicht haben. Die Preise sind für Westeuropa im Jahr ${year} typisch und enthalten die Steuer.`,
  usually: (year: string) => `Üblich im Jahr ${year}`,
  sourcesTitle: 'Quellen dieses Ratgebers',
  sources:
    'Jede Aufgabe nennt ihre eigenen Quellen unter „So geht es“. Siehe [wie wir Aufgaben auswählen](/how-we-choose).',
  nextTitle: 'Lassen Sie Upkept daran denken',
  next: 'Upkept plant diese Aufgaben für Sie, zusammen mit allem anderen, was Ihr Zuhause braucht. Es kostet etwa eine Stunde pro Woche, und der Einstieg ist kostenlos.',
  item: {
    title: (name: string) => `Wartung: ${name}`,
    lede: (count: number, least: number, most: number) =>
      least === most
        ? `${format.count(count, tasks)} von ${most} Minuten: wie oft jede fällig ist und wie man sie gefahrlos erledigt.`
        : `${format.count(count, tasks)} von ${least} bis ${most} Minuten: wie oft jede fällig ist und wie man sie gefahrlos erledigt.`,
    checked: 'Am {day} mit den Quellen abgeglichen. [Wie wir Aufgaben auswählen](/how-we-choose)',
    law: 'Was das Gesetz in Ihrem Land verlangt',
    guide: (title: string, address: string) =>
      `Der [Ratgeber: ${title}](${address}) nennt außerdem Warnzeichen und Reparaturpreise.`,
    neighbours: (room: string) => `Noch mehr zu pflegen: ${room}`,
  },
} as const satisfies Translation<typeof english>;
