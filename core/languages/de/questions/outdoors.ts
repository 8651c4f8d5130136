import type { QuestionWords } from '../../question-words.ts';

/** Questions about what is outside a home. */
export const outdoors = {
  'garage-door': {
    question: 'Öffnet ein Motor Ihr Garagentor?',
    untold: 'ob ein Motor Ihre Garage öffnet',
    why: 'Es wird jeden Monat getestet, denn ein Tor, das nicht stoppt, kann ein Kind zerquetschen.',
    options: {
      yes: {
        label: 'Ja',
        phrase: 'motorisiertes Garagentor',
      },
      no: {
        label: 'Nein',
        phrase: 'kein motorisiertes Garagentor',
      },
    },
  },
  'pool-winter': {
    question: 'Schließen Sie Ihren Pool im Winter?',
    untold: 'ob Sie Ihren Pool schließen',
    why: 'Starker Frost sprengt die Rohre eines nicht geschlossenen Pools; ein geschlossener braucht bis zum Öffnen keine Wassertests.',
    options: {
      closed: {
        label: 'Ja',
        phrase: 'im Winter geschlossener Pool',
      },
      open: {
        label: 'Nein',
        phrase: 'ganzjährig offener Pool',
      },
    },
  },
  barbecue: {
    question: 'Womit grillen Sie?',
    untold: 'womit Sie grillen',
    why: 'Gasschläuche werden auf Lecks geprüft, und Asche wird nur entfernt, wo es welche gibt.',
    options: {
      gas: {
        label: 'Gas',
        phrase: 'Gasgrill',
      },
      charcoal: {
        label: 'Holzkohle',
        phrase: 'Holzkohlegrill',
      },
      pellet: {
        label: 'Pellets',
        phrase: 'Pelletgrill',
      },
      electric: {
        label: 'Strom',
        phrase: 'Elektrogrill',
      },
    },
  },
  'pizza-oven': {
    question: 'Womit heizen Sie Ihren Pizzaofen?',
    untold: 'womit Sie Ihren Pizzaofen heizen',
    why: 'Abgasrohre werden gefegt und Gasschläuche auf Lecks geprüft.',
    options: {
      wood: {
        label: 'Holz',
        phrase: 'Holz-Pizzaofen',
      },
      gas: {
        label: 'Gas',
        phrase: 'Gas-Pizzaofen',
      },
      electric: {
        label: 'Strom',
        phrase: 'Elektro-Pizzaofen',
      },
    },
  },
  'fire-pit': {
    question: 'Was verbrennt Ihre Feuerstelle?',
    untold: 'was Ihre Feuerstelle verbrennt',
    why: 'Holz hinterlässt Asche zum Wegräumen, und Gasteile werden auf Lecks geprüft.',
    options: {
      wood: {
        label: 'Holz',
        phrase: 'Holzfeuerstelle',
      },
      gas: {
        label: 'Gas',
        phrase: 'Gasfeuerstelle',
      },
    },
  },
  deck: {
    question: 'Woraus besteht Ihre Terrasse?',
    untold: 'woraus Ihre Terrasse ist',
    why: 'Holz wird geölt und auf Fäulnis geprüft, Pflaster von Unkraut befreit.',
    options: {
      timber: {
        label: 'Massivholz',
        phrase: 'Holzdeck',
      },
      composite: {
        label: 'Verbundwerkstoff',
        phrase: 'Deck aus Verbundwerkstoff',
      },
      paving: {
        label: 'Pflaster',
        phrase: 'gepflasterte Terrasse',
      },
    },
  },
  'tree-kinds': {
    question: 'Haben Sie Apfel-, Birn- oder tropische Obstbäume oder in den letzten fünf Jahren gepflanzte Bäume?',
    untold: 'welche Bäume Sie haben',
    why: 'Jeder braucht eine jährliche Arbeit, die andere Bäume nicht brauchen.',
    options: {
      fruit: {
        label: 'Apfel-, Birn- oder tropische Obstbäume',
        phrase: 'Apfel-, Birn- oder tropische Obstbäume',
      },
      young: {
        label: 'Junge Bäume',
        phrase: 'in den letzten fünf Jahren gepflanzte Bäume',
      },
      both: {
        label: 'Beides',
        phrase: 'Obstbäume und junge Bäume',
      },
      neither: {
        label: 'Keines von beiden',
        phrase: 'keine Apfel-, Birn-, tropischen Obst- oder jungen Bäume',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
