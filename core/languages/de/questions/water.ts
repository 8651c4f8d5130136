import type { QuestionWords } from '../../question-words.ts';

/** Questions about where a home’s water comes from and goes. */
export const water = {
  'water-supply': {
    question: 'Woher kommt Ihr Trinkwasser?',
    untold: 'woher Ihr Wasser kommt',
    why: 'Das Wasser eines eigenen Brunnens untersucht niemand, wenn Sie es nicht tun.',
    options: {
      mains: {
        label: 'Aus dem öffentlichen Netz',
        phrase: 'öffentliche Wasserversorgung',
      },
      well: {
        label: 'Aus eigenem Brunnen oder eigener Quelle',
        phrase: 'eigener Brunnen',
      },
    },
  },
  'outside-tap': {
    question: 'Haben Sie einen Außenwasserhahn oder Leitungen in einem unbeheizten Raum?',
    untold: 'ob Leitungen außen laufen',
    why: 'Frost kann diese Leitungen sprengen, deshalb werden sie vorher entleert oder gedämmt.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'Außenwasserhahn oder Leitungen in unbeheiztem Raum',
      },
      no: {
        label: 'Nein',
        phrase: 'alle Leitungen in beheizten Räumen',
      },
    },
  },
  drainage: {
    question: 'Wohin geht Ihr Abwasser?',
    untold: 'wohin Ihr Abwasser geht',
    why: 'Klärgruben werden alle paar Jahre geleert, und eine Schachtpumpe muss bei Regen anlaufen.',
    options: {
      sewer: {
        label: 'In den Kanal',
        phrase: 'Kanal',
      },
      septic: {
        label: 'Klärgrube',
        phrase: 'Klärgrube',
      },
      sump: {
        label: 'Kanal, mit Schachtpumpe',
        phrase: 'Kanal mit Schachtpumpe',
      },
      'septic-sump': {
        label: 'Klärgrube und Schachtpumpe',
        phrase: 'Klärgrube mit Schachtpumpe',
      },
    },
  },
  'water-treatment': {
    question: 'Wird Ihr Wasser enthärtet, gefiltert oder in einem Tank gespeichert?',
    untold: 'wie Ihr Wasser behandelt wird',
    why: 'Enthärtungsanlagen geht das Salz aus, alte Kartuschen machen Wasser schlechter, und Tanks müssen gereinigt werden.',
    options: {
      softener: {
        label: 'Enthärtungsanlage',
        phrase: 'Enthärtungsanlage',
      },
      filter: {
        label: 'Filterkartuschen',
        phrase: 'Filterkartuschen',
      },
      osmosis: {
        label: 'Umkehrosmosefilter',
        phrase: 'Umkehrosmosefilter',
      },
      'roof-tank': {
        label: 'Trinkwassertank',
        phrase: 'Trinkwassertank',
      },
      'filter-tank': {
        label: 'Filterkartuschen und Tank',
        phrase: 'Filterkartuschen und Trinkwassertank',
      },
      none: {
        label: 'Nichts davon',
        phrase: 'unbehandeltes Wasser',
      },
    },
  },
  bidet: {
    question: 'Welche Art Bidet haben Sie?',
    untold: 'welches Bidet Sie haben',
    why: 'Ein Becken und ein elektronischer Sitz brauchen verschiedene Pflege.',
    options: {
      bowl: {
        label: 'Ein Becken mit Hahn',
        phrase: 'Bidetbecken',
      },
      seat: {
        label: 'Ein elektronischer Sitz',
        phrase: 'elektronischer Bidetsitz',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
