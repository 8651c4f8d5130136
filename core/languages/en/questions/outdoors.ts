import type { QuestionWords } from '../../question-words.ts';

/** Questions about what is outside a home. */
export const outdoors = {
  'garage-door': {
    question: 'Does a motor open your garage door?',
    untold: 'whether a motor opens your garage',
    why: 'It is tested every month, because a door that doesn’t stop can crush a child.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'powered garage door',
      },
      no: {
        label: 'No',
        phrase: 'no powered garage door',
      },
    },
  },
  'pool-winter': {
    question: 'Do you close your pool in winter?',
    untold: 'whether you close your pool',
    why: 'Hard frost breaks the pipes of a pool that isn’t closed; a closed one needs no water tests until it is opened.',
    options: {
      closed: {
        label: 'Yes',
        phrase: 'pool closed in winter',
      },
      open: {
        label: 'No',
        phrase: 'pool open all year',
      },
    },
  },
  barbecue: {
    question: 'What does your barbecue burn?',
    untold: 'what your barbecue burns',
    why: 'Gas hoses are tested for leaks, and ash is cleared only where there is some.',
    options: {
      gas: {
        label: 'Gas',
        phrase: 'gas barbecue',
      },
      charcoal: {
        label: 'Charcoal',
        phrase: 'charcoal barbecue',
      },
      pellet: {
        label: 'Pellets',
        phrase: 'pellet barbecue',
      },
      electric: {
        label: 'Electric',
        phrase: 'electric barbecue',
      },
    },
  },
  'pizza-oven': {
    question: 'What heats your pizza oven?',
    untold: 'what heats your pizza oven',
    why: 'Flues are swept and gas hoses are tested for leaks.',
    options: {
      wood: {
        label: 'Wood',
        phrase: 'wood-fired pizza oven',
      },
      gas: {
        label: 'Gas',
        phrase: 'gas pizza oven',
      },
      electric: {
        label: 'Electricity',
        phrase: 'electric pizza oven',
      },
    },
  },
  'fire-pit': {
    question: 'What does your fire pit burn?',
    untold: 'what your fire pit burns',
    why: 'Wood leaves ash to clear, and gas parts are checked for leaks.',
    options: {
      wood: {
        label: 'Wood',
        phrase: 'wood fire pit',
      },
      gas: {
        label: 'Gas',
        phrase: 'gas fire pit',
      },
    },
  },
  deck: {
    question: 'What is your deck or patio made of?',
    untold: 'what your deck is made of',
    why: 'Timber is oiled and checked for rot, and paving is weeded.',
    options: {
      timber: {
        label: 'Timber',
        phrase: 'timber deck',
      },
      composite: {
        label: 'Composite',
        phrase: 'composite deck',
      },
      paving: {
        label: 'Paving',
        phrase: 'paved patio',
      },
    },
  },
  'tree-kinds': {
    question: 'Do you have apple, pear or tropical fruit trees, or trees planted in the last five years?',
    untold: 'which trees you have',
    why: 'Each needs a yearly job that other trees don’t.',
    options: {
      fruit: {
        label: 'Apple, pear or tropical fruit trees',
        phrase: 'apple, pear or tropical fruit trees',
      },
      young: {
        label: 'Young trees',
        phrase: 'trees planted in the last five years',
      },
      both: {
        label: 'Both',
        phrase: 'both fruit trees and young ones',
      },
      neither: {
        label: 'Neither',
        phrase: 'no apple, pear, tropical fruit or young trees',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
