import type { water as english } from '../../en/questions/water.ts';
import type { Translation } from '../../translation.ts';

export const water: Translation<typeof english> = {
  'water-supply': {
    question: 'D’où vient votre eau potable ?',
    untold: 'd’où vient votre eau',
    why: 'Personne n’analyse l’eau d’un puits privé, sauf son propriétaire.',
    options: {
      mains: {
        label: 'Du réseau public',
        phrase: 'eau du réseau public',
      },
      well: {
        label: 'D’un puits ou d’une source privés',
        phrase: 'puits privé',
      },
    },
  },
  'outside-tap': {
    question: 'Avez-vous un robinet extérieur, ou des tuyaux dans une pièce non chauffée ?',
    untold: 'si des tuyaux passent dehors',
    why: 'Le gel peut faire éclater ces tuyaux : on les vide ou on les isole avant.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'robinet extérieur, ou tuyaux dans un espace non chauffé',
      },
      no: {
        label: 'Non',
        phrase: 'tous les tuyaux dans des pièces chauffées',
      },
    },
  },
  drainage: {
    question: 'Où vont vos eaux usées ?',
    untold: 'où vont vos eaux usées',
    why: 'Une fosse septique ou toutes eaux se vide à quelques années d’intervalle, et une pompe de relevage doit démarrer quand il pleut.',
    options: {
      sewer: {
        label: 'À l’égout',
        phrase: 'égout',
      },
      septic: {
        label: 'Fosse septique ou toutes eaux',
        phrase: 'fosse septique ou toutes eaux',
      },
      sump: {
        label: 'À l’égout, avec pompe de relevage',
        phrase: 'égout avec pompe de relevage',
      },
      'septic-sump': {
        label: 'Fosse septique ou toutes eaux, et pompe de relevage',
        phrase: 'fosse septique ou toutes eaux, avec pompe de relevage',
      },
    },
  },
  'water-treatment': {
    question: 'Votre eau est-elle adoucie, filtrée ou stockée dans un réservoir ?',
    untold: 'comment votre eau est traitée',
    why: 'Un adoucisseur finit par manquer de sel, une vieille cartouche dégrade l’eau, et un réservoir se nettoie.',
    options: {
      softener: {
        label: 'Adoucisseur',
        phrase: 'adoucisseur',
      },
      filter: {
        label: 'Cartouches de filtre',
        phrase: 'cartouches de filtre',
      },
      osmosis: {
        label: 'Filtre à osmose inverse',
        phrase: 'filtre à osmose inverse',
      },
      'roof-tank': {
        label: 'Réservoir d’eau potable',
        phrase: 'réservoir d’eau potable',
      },
      'filter-tank': {
        label: 'Cartouches de filtre et réservoir',
        phrase: 'cartouches de filtre et réservoir d’eau potable',
      },
      none: {
        label: 'Rien de tout cela',
        phrase: 'eau non traitée',
      },
    },
  },
  bidet: {
    question: 'Quel type de bidet avez-vous ?',
    untold: 'quel bidet vous avez',
    why: 'Une cuvette et un abattant électronique ne s’entretiennent pas de la même façon.',
    options: {
      bowl: {
        label: 'Une cuvette avec robinet',
        phrase: 'bidet à cuvette',
      },
      seat: {
        label: 'Un abattant électronique',
        phrase: 'abattant lavant électronique',
      },
    },
  },
};
