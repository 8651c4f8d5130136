import type { QuestionWords } from '../../question-words.ts';

/** Questions about where a home is, and to whom it belongs. */
export const place = {
  winter: {
    question: 'How are winters where you live?',
    untold: 'how cold your winters are',
    why: 'Pipes, gardens and engines are prepared for frost only where it freezes.',
    options: {
      long: {
        label: 'Frozen half the year',
        phrase: 'winters of half a year',
      },
      hard: {
        label: 'Frozen for months',
        phrase: 'long, hard winters',
      },
      regular: {
        label: 'Regular frost',
        phrase: 'regular frost',
      },
      rare: {
        label: 'Rare frost',
        phrase: 'rare frost',
      },
      none: {
        label: 'No frost',
        phrase: 'no frost',
      },
    },
  },
  rains: {
    question: 'When are your heaviest rains?',
    untold: 'when your heaviest rains are',
    why: 'Roofs, gutters and drains are made ready before them.',
    options: {
      'dec-feb': {
        label: 'December to February',
        phrase: 'rains from December to February',
      },
      'mar-may': {
        label: 'March to May',
        phrase: 'rains from March to May',
      },
      'jun-aug': {
        label: 'June to August',
        phrase: 'rains from June to August',
      },
      'sep-nov': {
        label: 'September to November',
        phrase: 'rains from September to November',
      },
      none: {
        label: 'No rainy season',
        phrase: 'no rainy season',
      },
    },
  },
  storms: {
    question: 'Do hurricanes, typhoons, cyclones or severe gales reach you?',
    untold: 'whether severe storms reach you',
    why: 'Roofs, trees, shutters and drains are made ready before their season.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'hurricanes, typhoons, cyclones or gales',
      },
      no: {
        label: 'No',
        phrase: 'no hurricanes, typhoons, cyclones or gales',
      },
    },
  },
  altitude: {
    question: 'Is your home higher than 2,200 metres above sea level?',
    untold: 'how high your home is',
    why: 'The mosquitoes that carry dengue don’t live so high up, so you don’t need the rounds against them.',
    options: {
      high: {
        label: 'Yes, higher',
        phrase: 'home higher than 2,200 m',
      },
      low: {
        label: 'No, lower',
        phrase: 'home lower than 2,200 m',
      },
    },
  },
  wildland: {
    question: 'Is there forest, bush or dry grass within 200 m (650 ft) of your home?',
    untold: 'whether forest, bush or dry grass is near',
    why: 'Only such a home has to be made ready before the fire season, a job of an hour and a half.',
    options: {
      yes: {
        label: 'Yes',
        phrase: 'forest, bush or dry grass near the home',
      },
      no: {
        label: 'No',
        phrase: 'no forest, bush or dry grass near the home',
      },
    },
  },
  tenure: {
    question: 'Do you own your home or rent it?',
    untold: 'whether you own or rent',
    why: 'Jobs on the structure are usually the landlord’s.',
    options: {
      owner: {
        label: 'I own it',
        phrase: 'own home',
      },
      tenant: {
        label: 'I rent it',
        phrase: 'rented home',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
