import type { QuestionWords } from '../../question-words.ts';

/** Questions about where a home’s water comes from and goes. */
export const water = {
  'water-supply': {
    question: 'Where does your drinking water come from?',
    untold: 'where your water comes from',
    why: 'No one tests the water of a private well unless its owner does.',
    options: {
      mains: {
        label: 'The public supply',
        phrase: 'public water supply',
      },
      well: {
        label: 'A private well or spring',
        phrase: 'private well',
      },
    },
  },
  'outside-tap': {
    question: 'Do you have an outside tap, or pipes in an unheated room?',
    untold: 'whether pipes run outside',
    why: 'Frost can burst these pipes, so they are drained or lagged before it comes.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'outside tap, or pipes in an unheated space',
      },
      no: {
        label: 'No',
        phrase: 'all pipes in heated rooms',
      },
    },
  },
  drainage: {
    question: 'Where does your waste water go?',
    untold: 'where your waste water goes',
    why: 'Septic tanks are emptied every few years, and a sump pump must start when it rains.',
    options: {
      sewer: {
        label: 'To the sewer',
        phrase: 'sewer',
      },
      septic: {
        label: 'Septic tank',
        phrase: 'septic tank',
      },
      sump: {
        label: 'Sewer, with a sump pump',
        phrase: 'sewer with a sump pump',
      },
      'septic-sump': {
        label: 'Septic tank and sump pump',
        phrase: 'septic tank with a sump pump',
      },
    },
  },
  'water-treatment': {
    question: 'Is your water softened, filtered or stored in a tank?',
    untold: 'how your water is treated',
    why: 'Softeners run out of salt, old cartridges make water worse, and tanks need cleaning.',
    options: {
      softener: {
        label: 'Water softener',
        phrase: 'water softener',
      },
      filter: {
        label: 'Filter cartridges',
        phrase: 'filter cartridges',
      },
      osmosis: {
        label: 'Reverse osmosis filter',
        phrase: 'reverse osmosis filter',
      },
      'roof-tank': {
        label: 'Drinking water tank',
        phrase: 'drinking water tank',
      },
      'filter-tank': {
        label: 'Filter cartridges and a tank',
        phrase: 'filter cartridges and a drinking water tank',
      },
      none: {
        label: 'None of these',
        phrase: 'untreated water',
      },
    },
  },
  bidet: {
    question: 'Which kind of bidet do you have?',
    untold: 'which bidet you have',
    why: 'A bowl and an electronic seat need different care.',
    options: {
      bowl: {
        label: 'A bowl with a tap',
        phrase: 'bidet bowl',
      },
      seat: {
        label: 'An electronic seat',
        phrase: 'electronic bidet seat',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
