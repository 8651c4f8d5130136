import type { vehicles as english } from '../../en/questions/vehicles.ts';
import type { Translation } from '../../translation.ts';

export const vehicles: Translation<typeof english> = {
  car: {
    question: 'Rechargez-vous une voiture chez vous ?',
    untold: 'si vous rechargez une voiture chez vous',
    why: 'Une borne de recharge a une protection à tester et un câble qui s’use.',
    options: {
      'home-charged': {
        label: 'Oui',
        phrase: 'voiture rechargée à domicile',
      },
      'charged-elsewhere': {
        label: 'Non, ailleurs',
        phrase: 'voiture rechargée ailleurs',
      },
      combustion: {
        label: 'Non, elle brûle du carburant',
        phrase: 'voiture à essence ou diesel',
      },
    },
  },
  scooter: {
    question: 'Quel moteur a votre scooter ou votre trottinette ?',
    untold: 'quel moteur a votre scooter',
    why: 'Une batterie et un moteur thermique demandent des contrôles différents.',
    options: {
      electric: {
        label: 'Électrique',
        phrase: 'scooter ou trottinette électrique',
      },
      petrol: {
        label: 'À essence',
        phrase: 'scooter à essence',
      },
    },
  },
  'boat-winter': {
    question: 'Hivernez-vous votre bateau ?',
    untold: 'si vous hivernez votre bateau',
    why: 'Un bateau se prépare à l’hivernage, et ne demande ensuite aucun contrôle avant sa remise à l’eau.',
    options: {
      'laid-up': {
        label: 'Oui',
        phrase: 'bateau hiverné',
      },
      afloat: {
        label: 'Non',
        phrase: 'bateau utilisé toute l’année',
      },
    },
  },
  'motorcycle-winter': {
    question: 'Roulez-vous à moto en hiver ?',
    untold: 'si vous roulez en hiver',
    why: 'Une moto remisée ne demande aucun contrôle avant sa remise en route.',
    options: {
      'laid-up': {
        label: 'Non',
        phrase: 'moto remisée en hiver',
      },
      ridden: {
        label: 'Oui',
        phrase: 'moto utilisée en hiver',
      },
    },
  },
};
