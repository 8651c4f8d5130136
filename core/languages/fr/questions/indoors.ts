import type { indoors as english } from '../../en/questions/indoors.ts';
import type { Translation } from '../../translation.ts';

export const indoors: Translation<typeof english> = {
  dryer: {
    question: 'Quel type de sèche-linge avez-vous ?',
    untold: 'quel sèche-linge vous avez',
    why: 'Les peluches peuvent prendre feu dans le conduit d’un sèche-linge à évacuation ; les autres ont à la place un filtre à nettoyer.',
    options: {
      vented: {
        label: 'À évacuation',
        phrase: 'sèche-linge à évacuation',
      },
      condenser: {
        label: 'À condensation',
        phrase: 'sèche-linge à condensation',
      },
      'heat-pump': {
        label: 'À pompe à chaleur',
        phrase: 'sèche-linge à pompe à chaleur',
      },
      none: {
        label: 'Pas de sèche-linge',
        phrase: 'pas de sèche-linge',
      },
    },
  },
  'oven-cleaning': {
    question: 'Comment votre four se nettoie-t-il ?',
    untold: 'comment votre four se nettoie',
    why: 'Un four autonettoyant ne doit recevoir aucun nettoyant pour four ; les autres se nettoient à la main.',
    options: {
      pyrolytic: {
        label: 'Par la chaleur (pyrolyse)',
        phrase: 'four à pyrolyse',
      },
      catalytic: {
        label: 'Par des panneaux spéciaux (catalyse)',
        phrase: 'four à panneaux catalytiques',
      },
      plain: {
        label: 'À la main',
        phrase: 'four sans autonettoyage',
      },
    },
  },
  fridge: {
    question: 'Quel type de réfrigérateur avez-vous ?',
    untold: 'quel réfrigérateur vous avez',
    why: 'Seuls certains congélateurs doivent être dégivrés, et seuls certains réfrigérateurs ont un filtre à eau.',
    options: {
      'manual-defrost': {
        label: 'Du givre s’y forme',
        phrase: 'congélateur qui givre',
      },
      'frost-free': {
        label: 'À froid ventilé, sans givre',
        phrase: 'réfrigérateur sans givre',
      },
      'water-filter': {
        label: 'Sans givre, avec distributeur d’eau ou de glaçons',
        phrase: 'réfrigérateur à distributeur d’eau ou de glaçons',
      },
    },
  },
  'alarm-batteries': {
    question: 'Pouvez-vous changer les piles de vos détecteurs de fumée ?',
    untold: 'quelles piles ont vos détecteurs',
    why: 'Un détecteur à pile scellée se remplace en entier.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'détecteurs à piles remplaçables',
      },
      no: {
        label: 'Non',
        phrase: 'détecteurs à piles scellées',
      },
    },
  },
  attic: {
    question: 'Y a-t-il des combles accessibles ?',
    untold: 'si vous avez des combles',
    why: 'Les fuites et l’humidité s’y voient en premier.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'combles accessibles',
      },
      no: {
        label: 'Non',
        phrase: 'pas de combles accessibles',
      },
    },
  },
  'newer-things': {
    question: 'Votre logement a-t-il l’un de ces équipements ?',
    untold: 'quels équipements récents vous avez',
    why: 'Chacun demande des soins dont la plupart des logements n’ont pas besoin, comme les ouïes d’une batterie ou l’entrée de secours d’une serrure.',
    options: {
      battery: {
        label: 'Une batterie domestique',
        phrase: 'batterie domestique',
      },
      generator: {
        label: 'Un groupe électrogène',
        phrase: 'groupe électrogène',
      },
      'smart-lock': {
        label: 'Une serrure à moteur, code ou application',
        phrase: 'serrure connectée',
      },
      robot: {
        label: 'Un robot qui aspire ou qui tond',
        phrase: 'robot aspirateur ou robot tondeuse',
      },
      several: {
        label: 'Plusieurs de ces équipements',
        phrase: 'plusieurs équipements récents',
      },
      none: {
        label: 'Rien de tout cela',
        phrase: 'aucun équipement récent',
      },
    },
  },
};
