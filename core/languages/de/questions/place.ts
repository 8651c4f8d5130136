import type { QuestionWords } from '../../question-words.ts';

/** Questions about where a home is, and to whom it belongs. */
export const place = {
  winter: {
    question: 'Wie sind die Winter bei Ihnen?',
    untold: 'wie kalt Ihre Winter sind',
    why: 'Leitungen, Gärten und Motoren werden nur dort auf Frost vorbereitet, wo es friert.',
    options: {
      long: {
        label: 'Ein halbes Jahr Frost',
        phrase: 'Winter von einem halben Jahr',
      },
      hard: {
        label: 'Monatelang Frost',
        phrase: 'lange, harte Winter',
      },
      regular: {
        label: 'Regelmäßig Frost',
        phrase: 'regelmäßiger Frost',
      },
      rare: {
        label: 'Selten Frost',
        phrase: 'seltener Frost',
      },
      none: {
        label: 'Kein Frost',
        phrase: 'kein Frost',
      },
    },
  },
  rains: {
    question: 'Wann regnet es bei Ihnen am stärksten?',
    untold: 'wann es am stärksten regnet',
    why: 'Dächer, Dachrinnen und Abläufe werden vorher bereit gemacht.',
    options: {
      'dec-feb': {
        label: 'Dezember bis Februar',
        phrase: 'Regen von Dezember bis Februar',
      },
      'mar-may': {
        label: 'März bis Mai',
        phrase: 'Regen von März bis Mai',
      },
      'jun-aug': {
        label: 'Juni bis August',
        phrase: 'Regen von Juni bis August',
      },
      'sep-nov': {
        label: 'September bis November',
        phrase: 'Regen von September bis November',
      },
      none: {
        label: 'Keine Regenzeit',
        phrase: 'keine Regenzeit',
      },
    },
  },
  storms: {
    question: 'Gibt es bei Ihnen Hurrikane, Taifune, Zyklone oder schwere Stürme?',
    untold: 'ob es bei Ihnen schwere Stürme gibt',
    why: 'Dächer, Bäume, Fensterläden und Abläufe werden vor ihrer Zeit bereit gemacht.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'Hurrikane, Taifune, Zyklone oder Stürme',
      },
      no: {
        label: 'Nein',
        phrase: 'keine Hurrikane, Taifune, Zyklone oder Stürme',
      },
    },
  },
  altitude: {
    question: 'Liegt Ihr Zuhause höher als 2.200 Meter über dem Meer?',
    untold: 'wie hoch Ihr Zuhause liegt',
    why: 'Die Mücken, die Dengue übertragen, leben nicht so hoch, die Runden gegen sie brauchen Sie also nicht.',
    options: {
      high: {
        label: 'Ja, höher',
        phrase: 'Zuhause höher als 2.200 m',
      },
      low: {
        label: 'Nein, tiefer',
        phrase: 'Zuhause tiefer als 2.200 m',
      },
    },
  },
  wildland: {
    question: 'Gibt es im Umkreis von 200 m um Ihr Zuhause Wald, Buschland oder trockenes Gras?',
    untold: 'ob Wald, Buschland oder trockenes Gras in der Nähe ist',
    why: 'Nur ein solches Zuhause muss vor der Waldbrandsaison vorbereitet werden, was anderthalb Stunden dauert.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'Wald, Buschland oder trockenes Gras in der Nähe',
      },
      no: {
        label: 'Nein',
        phrase: 'kein Wald, kein Buschland und kein trockenes Gras in der Nähe',
      },
    },
  },
  tenure: {
    question: 'Gehört Ihnen Ihr Zuhause, oder wohnen Sie zur Miete?',
    untold: 'ob Ihnen Ihr Zuhause gehört oder Sie zur Miete wohnen',
    why: 'Arbeiten am Gebäude sind meist Sache der Vermietung.',
    options: {
      owner: {
        label: 'Es gehört mir',
        phrase: 'Eigentum',
      },
      tenant: {
        label: 'Ich wohne zur Miete',
        phrase: 'Miete',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
