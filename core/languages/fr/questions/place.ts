import type { place as english } from '../../en/questions/place.ts';
import type { Translation } from '../../translation.ts';

export const place: Translation<typeof english> = {
  winter: {
    question: 'Comment sont les hivers chez vous ?',
    untold: 'à quel point vos hivers sont froids',
    why: 'Les tuyaux, les jardins et les moteurs ne se préparent au gel que là où il gèle.',
    options: {
      long: {
        label: 'Gel la moitié de l’année',
        phrase: 'hivers qui durent la moitié de l’année',
      },
      hard: {
        label: 'Gel pendant des mois',
        phrase: 'hivers longs et rudes',
      },
      regular: {
        label: 'Gel régulier',
        phrase: 'gel régulier',
      },
      rare: {
        label: 'Gel rare',
        phrase: 'gel rare',
      },
      none: {
        label: 'Pas de gel',
        phrase: 'pas de gel',
      },
    },
  },
  rains: {
    question: 'Quand tombent vos plus fortes pluies ?',
    untold: 'quand tombent vos plus fortes pluies',
    why: 'Le toit, les gouttières et les évacuations se préparent avant leur arrivée.',
    options: {
      'dec-feb': {
        label: 'De décembre à février',
        phrase: 'pluies de décembre à février',
      },
      'mar-may': {
        label: 'De mars à mai',
        phrase: 'pluies de mars à mai',
      },
      'jun-aug': {
        label: 'De juin à août',
        phrase: 'pluies de juin à août',
      },
      'sep-nov': {
        label: 'De septembre à novembre',
        phrase: 'pluies de septembre à novembre',
      },
      none: {
        label: 'Pas de saison des pluies',
        phrase: 'pas de saison des pluies',
      },
    },
  },
  storms: {
    question: 'Votre région connaît-elle des ouragans, des typhons, des cyclones ou de violentes tempêtes ?',
    untold: 'si votre région connaît de violentes tempêtes',
    why: 'Le toit, les arbres, les volets et les évacuations se préparent avant leur saison.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'ouragans, typhons, cyclones ou tempêtes',
      },
      no: {
        label: 'Non',
        phrase: 'ni ouragans, ni typhons, ni cyclones, ni tempêtes',
      },
    },
  },
  altitude: {
    question: 'Votre logement est-il à plus de 2 200 mètres d’altitude ?',
    untold: 'à quelle altitude se trouve votre logement',
    why: 'Les moustiques qui transmettent la dengue ne vivent pas si haut : les tournées contre eux y sont inutiles.',
    options: {
      high: {
        label: 'Oui, plus haut',
        phrase: 'logement à plus de 2 200 m',
      },
      low: {
        label: 'Non, plus bas',
        phrase: 'logement à moins de 2 200 m',
      },
    },
  },
  wildland: {
    question: 'Y a-t-il une forêt, un maquis, une lande ou des herbes sèches à moins de 200 m de chez vous ?',
    untold: 'si une forêt, un maquis ou des herbes sèches sont proches',
    why: 'Seul un logement ainsi situé se prépare avant la saison des feux, ce qui prend une heure et demie.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'forêt, maquis ou herbes sèches près du logement',
      },
      no: {
        label: 'Non',
        phrase: 'ni forêt, ni maquis, ni herbes sèches près du logement',
      },
    },
  },
  tenure: {
    question: 'Êtes-vous propriétaire ou locataire ?',
    untold: 'si vous êtes propriétaire ou locataire',
    why: 'Les travaux sur le bâtiment reviennent en général au propriétaire.',
    options: {
      owner: {
        label: 'Propriétaire',
        phrase: 'logement dont vous êtes propriétaire',
      },
      tenant: {
        label: 'Locataire',
        phrase: 'logement dont vous êtes locataire',
      },
    },
  },
};
