import type { QuestionWords } from '../../question-words.ts';

/** Questions about what a home’s people drive. */
export const vehicles = {
  car: {
    question: 'Do you charge a car at home?',
    untold: 'whether you charge a car at home',
    why: 'A charge point has a safety switch to test and a cable that wears.',
    options: {
      'home-charged': {
        label: 'Yes',
        phrase: 'car charged at home',
      },
      'charged-elsewhere': {
        label: 'No, elsewhere',
        phrase: 'car charged elsewhere',
      },
      combustion: {
        label: 'No, it burns fuel',
        phrase: 'petrol or diesel car',
      },
    },
  },
  scooter: {
    question: 'Is your scooter electric?',
    untold: 'whether your scooter is electric',
    why: 'Batteries and engines need different checks.',
    options: {
      electric: {
        label: 'Electric',
        phrase: 'electric scooter',
      },
      petrol: {
        label: 'Petrol',
        phrase: 'petrol moped',
      },
    },
  },
  'boat-winter': {
    question: 'Do you lay your boat up in winter?',
    untold: 'whether you lay your boat up',
    why: 'A boat that is laid up is prepared for it, and needs no checks until it is launched.',
    options: {
      'laid-up': {
        label: 'Yes',
        phrase: 'boat laid up in winter',
      },
      afloat: {
        label: 'No',
        phrase: 'boat in use all year',
      },
    },
  },
  'motorcycle-winter': {
    question: 'Do you ride your motorcycle in winter?',
    untold: 'whether you ride in winter',
    why: 'A motorcycle that is laid up needs no checks until it comes out again.',
    options: {
      'laid-up': {
        label: 'No',
        phrase: 'motorcycle laid up in winter',
      },
      ridden: {
        label: 'Yes',
        phrase: 'motorcycle ridden in winter',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
