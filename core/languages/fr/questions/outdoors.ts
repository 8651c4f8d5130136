import type { outdoors as english } from '../../en/questions/outdoors.ts';
import type { Translation } from '../../translation.ts';

export const outdoors: Translation<typeof english> = {
  'garage-door': {
    question: 'Votre porte de garage est-elle motorisée ?',
    untold: 'si votre porte de garage est motorisée',
    why: 'Elle se teste tous les mois, parce qu’une porte qui ne s’arrête pas peut écraser un enfant.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'porte de garage motorisée',
      },
      no: {
        label: 'Non',
        phrase: 'pas de porte de garage motorisée',
      },
    },
  },
  'pool-winter': {
    question: 'Hivernez-vous votre piscine ?',
    untold: 'si vous hivernez votre piscine',
    why: 'Un fort gel fait éclater les canalisations d’une piscine qui n’est pas hivernée ; une piscine hivernée ne demande aucune analyse d’eau avant sa remise en service.',
    options: {
      closed: {
        label: 'Oui',
        phrase: 'piscine hivernée',
      },
      open: {
        label: 'Non',
        phrase: 'piscine ouverte toute l’année',
      },
    },
  },
  barbecue: {
    question: 'À quoi fonctionne votre barbecue ?',
    untold: 'à quoi fonctionne votre barbecue',
    why: 'On cherche les fuites aux tuyaux de gaz, et on ne vide les cendres que là où il y en a.',
    options: {
      gas: {
        label: 'Gaz',
        phrase: 'barbecue à gaz',
      },
      charcoal: {
        label: 'Charbon de bois',
        phrase: 'barbecue à charbon de bois',
      },
      pellet: {
        label: 'Granulés',
        phrase: 'barbecue à granulés',
      },
      electric: {
        label: 'Électricité',
        phrase: 'barbecue électrique',
      },
    },
  },
  'pizza-oven': {
    question: 'Qu’est-ce qui chauffe votre four à pizza ?',
    untold: 'ce qui chauffe votre four à pizza',
    why: 'On ramone les conduits, et on cherche les fuites aux tuyaux de gaz.',
    options: {
      wood: {
        label: 'Bois',
        phrase: 'four à pizza à bois',
      },
      gas: {
        label: 'Gaz',
        phrase: 'four à pizza à gaz',
      },
      electric: {
        label: 'Électricité',
        phrase: 'four à pizza électrique',
      },
    },
  },
  'fire-pit': {
    question: 'Que brûle votre brasero ?',
    untold: 'ce que brûle votre brasero',
    why: 'Le bois laisse des cendres à vider, et on cherche les fuites sur un brasero à gaz.',
    options: {
      wood: {
        label: 'Bois',
        phrase: 'brasero à bois',
      },
      gas: {
        label: 'Gaz',
        phrase: 'brasero à gaz',
      },
    },
  },
  deck: {
    question: 'En quoi est faite votre terrasse ou votre dallage ?',
    untold: 'en quoi est faite votre terrasse',
    why: 'Le bois s’huile, et on y cherche la pourriture ; un dallage se désherbe.',
    options: {
      timber: {
        label: 'Bois',
        phrase: 'terrasse en bois',
      },
      composite: {
        label: 'Composite',
        phrase: 'terrasse en composite',
      },
      paving: {
        label: 'Dallage',
        phrase: 'dallage',
      },
    },
  },
  'tree-kinds': {
    question:
      'Avez-vous des pommiers, des poiriers ou des fruitiers tropicaux, ou des arbres plantés depuis moins de cinq ans ?',
    untold: 'quels arbres vous avez',
    why: 'Chacun demande une fois par an un travail dont les autres arbres n’ont pas besoin.',
    options: {
      fruit: {
        label: 'Pommiers, poiriers ou fruitiers tropicaux',
        phrase: 'pommiers, poiriers ou fruitiers tropicaux',
      },
      young: {
        label: 'Jeunes arbres',
        phrase: 'arbres plantés depuis moins de cinq ans',
      },
      both: {
        label: 'Les deux',
        phrase: 'arbres fruitiers et jeunes arbres',
      },
      neither: {
        label: 'Ni l’un ni l’autre',
        phrase: 'ni pommiers, ni poiriers, ni fruitiers tropicaux, ni jeunes arbres',
      },
    },
  },
};
