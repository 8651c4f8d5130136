import type { QuestionWords } from '../../question-words.ts';

/** Questions about what a home’s people drive. */
export const vehicles = {
  car: {
    question: 'Laden Sie zu Hause ein Auto?',
    untold: 'ob Sie zu Hause ein Auto laden',
    why: 'Eine Ladestation hat einen Schutzschalter zum Testen und ein Kabel, das verschleißt.',
    options: {
      'home-charged': {
        label: 'Ja',
        phrase: 'zu Hause geladenes Auto',
      },
      'charged-elsewhere': {
        label: 'Nein, anderswo',
        phrase: 'anderswo geladenes Auto',
      },
      combustion: {
        label: 'Nein, es verbrennt Kraftstoff',
        phrase: 'Auto mit Benzin oder Diesel',
      },
    },
  },
  scooter: {
    question: 'Ist Ihr Roller elektrisch?',
    untold: 'ob Ihr Roller elektrisch ist',
    why: 'Akkus und Motoren brauchen verschiedene Prüfungen.',
    options: {
      electric: {
        label: 'Strom',
        phrase: 'E-Scooter',
      },
      petrol: {
        label: 'Benzin',
        phrase: 'Motorroller mit Benzin',
      },
    },
  },
  'boat-winter': {
    question: 'Lagern Sie Ihr Boot im Winter ein?',
    untold: 'ob Sie Ihr Boot einlagern',
    why: 'Ein eingelagertes Boot wird darauf vorbereitet und braucht bis zum Einwassern keine Prüfungen.',
    options: {
      'laid-up': {
        label: 'Ja',
        phrase: 'im Winter eingelagertes Boot',
      },
      afloat: {
        label: 'Nein',
        phrase: 'ganzjährig genutztes Boot',
      },
    },
  },
  'motorcycle-winter': {
    question: 'Fahren Sie im Winter Motorrad?',
    untold: 'ob Sie im Winter fahren',
    why: 'Ein eingelagertes Motorrad braucht keine Prüfungen, bis es wieder herauskommt.',
    options: {
      'laid-up': {
        label: 'Nein',
        phrase: 'im Winter eingelagertes Motorrad',
      },
      ridden: {
        label: 'Ja',
        phrase: 'im Winter gefahrenes Motorrad',
      },
    },
  },
} as const satisfies Partial<QuestionWords>;
