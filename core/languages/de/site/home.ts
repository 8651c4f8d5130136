import type { home as english } from '../../en/site/home.ts';
import type { Translation } from '../../translation.ts';
/** The home page. */
export const home = {
  hero: {
    eyebrow: 'Etwa eine Stunde pro Woche',
    title: 'Nie wieder Sorgen um die Pflege Ihres Zuhauses',
    lede: 'Zwei oder drei schnelle Aufgaben an jedem Tag, den Sie wählen, jede mit ihren Schritten, dem Werkzeug und dem Grund, warum sie fällig ist.',
    how: 'So funktioniert es',
  },
  openWeek: 'Ihre Woche öffnen',
  steps: {
    title: 'So funktioniert es',
    number: (step: number) => `Schritt ${step}`,
    home: {
      title: 'Erzählen Sie uns von Ihrem Zuhause',
      text: 'Neun kurze Fragen und keine Seriennummern.',
    },
    week: {
      title: 'Eine Woche, die passt',
      text: 'Eine wöchentliche E-Mail erinnert Sie daran.',
    },
    tick: {
      title: 'Haken Sie Ihre Aufgaben ab',
      text: 'Erledigt, verschoben oder übersprungen: Der Plan passt sich an.',
    },
    signUp: 'Jetzt registrieren',
  },
  /** Pictures of the app. */
  pictures: {
    week: {
      alt: 'Die Woche eines Hauses auf einem Handy: die Aufgaben des Tages, jede mit ihren Minuten, und eine Frage zum Zuhause.',
    },
  },
  /** Pictures of what the app does besides the week. */
  more: {
    title: 'Mehr als eine Aufgabenliste',
    sample: 'Beispiel ansehen',
    task: {
      alt: 'Eine Aufgabe dieser Woche, geöffnet: warum sie wichtig ist, wie Sie sicher arbeiten, und die ersten Schritte.',
      title: 'Jede Aufgabe mit ihren Schritten',
    },
    year: {
      alt: 'Das kommende Jahr eines Hauses auf einem Handy: die Monate und was jeder bringen wird.',
      title: 'Das ganze Jahr im Voraus',
    },
    passport: {
      alt: 'Die Hausakte auf einem Handy: was das Zuhause hat, und die Wartung von allem mit Datum.',
      title: 'Ein Verlauf und eine Hausakte',
      caption: 'Was gemacht wurde: für Sie, für den Verkauf oder die Vermietung.',
    },
  },
  previews: {
    withoutScript: 'Mit JavaScript könnten Sie diese drei ausprobieren. So zeigen sie nur, wie die App aussieht.',
    own: {
      name: 'Vorschau der Einrichtung',
    },
    due: {
      week: 'Diese Woche',
      complete: 'Erledigen',
    },
    calendar: {
      day: 'Samstag',
      yours: 'Ihr Kalender',
      lunch: 'Mittagessen',
      event: 'Zuhause pflegen',
      hour: '1 Stunde',
      tasks: '3 Aufgaben',
      time: 'Samstag, 10:00 bis 11:00',
      at: (hour: string) => `${hour}:00`,
    },
  },
  benefits: {
    title: 'Was eine Stunde pro Woche spart',
    numbers: {
      sources: 'genannte Quellen, Aufgabe für Aufgabe',
      countries: 'Länder mit eigenen Vorschriften',
    },
    list: [
      {
        title: 'Geld sparen',
        figure: 'Bis zu 80 %',
        what: 'der häufigen Reparaturen vermieden*',
        text: 'Kleine Reparaturen zur rechten Zeit ersparen mögliche Schäden, die in die Tausende gehen.*',
      },
      {
        title: 'Zeit sparen',
        figure: 'Eine Stunde',
        what: 'pro Woche, mehr oder weniger',
        text: 'Wir behalten 200+ ausgewählte Aufgaben zu 55 Dingen im Haushalt im Blick und zeigen Ihnen die wenigen, auf die es jetzt ankommt.',
      },
      {
        title: 'Ein ruhiges Gefühl',
        figure: '70 % weniger',
        what: 'Notdiensteinsätze*',
        text: 'Sie müssen nicht mehr daran denken, was fällig ist.',
      },
    ],
    note: '* Schätzungen, was regelmäßige Pflege bewirken kann, nicht in Ihrem Zuhause gemessen: [unsere Zahlen](/how-we-choose#figures).',
  },
  guides: {
    title: 'Probieren Sie zuerst einen Ratgeber',
    all: 'Alle 15 Ratgeber ansehen',
  },
  closing: {
    title: 'Beginnen Sie mit einer kleinen Aufgabe',
    lede: 'Ihr ganzes Zuhause, kostenlos. Premium bringt den Kalenderabgleich und unbegrenzt eigene Aufgaben dazu (höchstens 200 gleichzeitig).',
    compare: 'Tarife vergleichen',
    promises: ['Keine Kreditkarte nötig', 'In 2 Minuten eingerichtet', 'Jederzeit kündbar'],
  },
} as const satisfies Translation<typeof english>;
