import type { QuestionWords } from '../../question-words.ts';

/** Questions about what heats and cools a home, its water and its air. */
export const heatingAndAir = {
  'water-heater': {
    question: 'Womit wird Ihr Wasser warm?',
    untold: 'womit Ihr Wasser warm wird',
    why: 'Ein Gasgerät braucht eine jährliche Prüfung, und bei einem Speicher muss das Sicherheitsventil betätigt werden.',
    options: {
      'electric-tank': {
        label: 'Elektrospeicher',
        phrase: 'elektrischer Warmwasserspeicher',
      },
      gas: {
        label: 'Gas-Warmwasserbereiter',
        phrase: 'Gas-Warmwasserbereiter',
      },
      boiler: {
        label: 'Der Heizkessel',
        phrase: 'Warmwasser vom Heizkessel',
      },
      'heat-pump': {
        label: 'Wärmepumpe',
        phrase: 'Warmwasser-Wärmepumpe',
      },
      tankless: {
        label: 'Elektrischer Durchlauferhitzer',
        phrase: 'elektrischer Durchlauferhitzer',
      },
      shared: {
        label: 'Gemeinsam im Gebäude',
        phrase: 'gemeinsames Warmwasser',
      },
    },
  },
  'heat-source': {
    question: 'Was für eine Zentralheizung haben Sie?',
    untold: 'was Ihr Zuhause heizt',
    why: 'Kessel, Wärmepumpen und Warmluftheizungen brauchen verschiedene Pflege, und das Gesetz verlangt manches davon.',
    options: {
      'gas-boiler': {
        label: 'Gaskessel',
        phrase: 'Gaskessel',
      },
      'oil-boiler': {
        label: 'Ölkessel',
        phrase: 'Ölkessel',
      },
      'heat-pump': {
        label: 'Wärmepumpe',
        phrase: 'Luftwärmepumpe',
      },
      furnace: {
        label: 'Warmluftheizung',
        phrase: 'Warmluftheizung',
      },
      district: {
        label: 'Gemeinsam oder Fernwärme',
        phrase: 'gemeinsame Heizung oder Fernwärme',
      },
      wood: {
        label: 'Holz oder Pellets',
        phrase: 'Holz- oder Pelletkessel',
      },
    },
  },
  geothermal: {
    question: 'Woher kommt Ihre Erdwärme?',
    untold: 'woher Ihre Erdwärme kommt',
    why: 'Eine Wärmepumpe hat Kreise und Filter zu pflegen; heißes Wasser aus einem Netz hat einen Anschluss und kann verbrühen.',
    options: {
      'heat-pump': {
        label: 'Eigene Wärmepumpe',
        phrase: 'Erdwärmepumpe',
      },
      district: {
        label: 'Heißes Wasser aus einem Netz',
        phrase: 'heißes Wasser aus einem Erdwärmenetz',
      },
    },
  },
  combustion: {
    question: 'Wird bei Ihnen Gas, Öl, Holz oder Kohle verbrannt, oder ist eine Garage angebaut?',
    untold: 'ob bei Ihnen Brennstoff verbrannt wird',
    why: 'Verbrennung und laufende Motoren geben Kohlenmonoxid ab, das nur ein Melder bemerkt.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'etwas, das Brennstoff verbrennt, oder eine angebaute Garage',
      },
      no: {
        label: 'Nein',
        phrase: 'nichts, das Brennstoff verbrennt, und keine angebaute Garage',
      },
    },
  },
  fireplace: {
    question: 'Wie nutzen Sie Kamin oder Schornstein?',
    untold: 'wie Sie Ihren Kamin nutzen',
    why: 'Davon hängt ab, wie oft ein Schornstein gefegt wird.',
    options: {
      'stove-daily': {
        label: 'Ein Ofen, an den meisten Wintertagen',
        phrase: 'Ofen an den meisten Wintertagen',
      },
      stove: {
        label: 'Ein Ofen, ab und zu',
        phrase: 'Ofen ab und zu',
      },
      'open-fire': {
        label: 'Ein offener Kamin',
        phrase: 'offener Kamin',
      },
      unused: {
        label: 'Gar nicht',
        phrase: 'unbenutzter Schornstein',
      },
    },
  },
  'gas-supply': {
    question: 'Woher kommt das Gas für Ihr Kochfeld?',
    untold: 'woher Ihr Gas kommt',
    why: 'Der Schlauch einer Flasche altert, und ein Tank im Garten wächst zu.',
    options: {
      mains: {
        label: 'Aus dem Netz',
        phrase: 'Erdgas aus dem Netz',
      },
      bottle: {
        label: 'Aus einer Flasche',
        phrase: 'Flaschengas',
      },
      tank: {
        label: 'Aus einem Tank im Garten',
        phrase: 'Gastank',
      },
    },
  },
  'air-conditioner': {
    question: 'Welche Klimaanlage haben Sie?',
    untold: 'welche Klimaanlage Sie haben',
    why: 'Außengeräte werden nur freigeräumt, wenn Sie sie gefahrlos erreichen, und jede Art hat eigene Filter oder keine.',
    options: {
      reachable: {
        label: 'Außengerät erreichbar',
        phrase: 'erreichbares Außengerät',
      },
      high: {
        label: 'Außengerät nicht erreichbar',
        phrase: 'nicht erreichbares Außengerät',
      },
      central: {
        label: 'Zentral, über Luftkanäle',
        phrase: 'zentrale Klimaanlage mit Luftkanälen',
      },
      portable: {
        label: 'Mobil',
        phrase: 'mobiles Klimagerät',
      },
      evaporative: {
        label: 'Verdunstungskühler',
        phrase: 'Verdunstungskühler',
      },
      fans: {
        label: 'Nur Deckenventilatoren',
        phrase: 'Deckenventilatoren',
      },
    },
  },
  'shared-filter': {
    question: 'Nutzt Ihre zentrale Kühlung den Filter einer Warmluftheizung mit?',
    untold: 'ob Ihre Kühlung einen eigenen Filter hat',
    why: 'Ein Filter kann alle Luft reinigen, oder die Klimaanlage hat einen eigenen.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'Kühlung durch den Filter einer Warmluftheizung',
      },
      no: {
        label: 'Nein',
        phrase: 'Kühlung mit eigenem Filter',
      },
    },
  },
  ventilation: {
    question: 'Wie wird Ihr Zuhause gelüftet?',
    untold: 'wie Ihr Zuhause gelüftet wird',
    why: 'Zentrale Anlagen haben Filter zum Wechseln und brauchen alle paar Jahre einen Fachbetrieb.',
    options: {
      balanced: {
        label: 'Gerät mit Wärmerückgewinnung',
        phrase: 'Lüftungsgerät mit Wärmerückgewinnung',
      },
      extract: {
        label: 'Zentraler Abluftventilator',
        phrase: 'zentraler Abluftventilator',
      },
      natural: {
        label: 'Fenster und einzelne Lüfter',
        phrase: 'keine zentrale Lüftung',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
