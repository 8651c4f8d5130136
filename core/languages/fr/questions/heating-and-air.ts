import type { heatingAndAir as english } from '../../en/questions/heating-and-air.ts';
import type { Translation } from '../../translation.ts';

export const heatingAndAir: Translation<typeof english> = {
  'water-heater': {
    question: 'Qu’est-ce qui chauffe votre eau ?',
    untold: 'ce qui chauffe votre eau',
    why: 'Un chauffe-eau à gaz se contrôle tous les ans, et un ballon demande que l’on manœuvre son groupe de sécurité.',
    options: {
      'electric-tank': {
        label: 'Ballon électrique',
        phrase: 'ballon d’eau chaude électrique',
      },
      gas: {
        label: 'Chauffe-eau à gaz',
        phrase: 'chauffe-eau à gaz',
      },
      boiler: {
        label: 'La chaudière du chauffage',
        phrase: 'eau chaude de la chaudière',
      },
      'heat-pump': {
        label: 'Pompe à chaleur',
        phrase: 'chauffe-eau à pompe à chaleur',
      },
      tankless: {
        label: 'Électrique instantané',
        phrase: 'chauffe-eau électrique instantané',
      },
      shared: {
        label: 'Collectif, dans l’immeuble',
        phrase: 'eau chaude collective',
      },
    },
  },
  'heat-source': {
    question: 'Quel chauffage central avez-vous ?',
    untold: 'ce qui chauffe votre logement',
    why: 'Chaudières, pompes à chaleur et générateurs d’air chaud demandent un entretien différent, et la loi en impose une partie.',
    options: {
      'gas-boiler': {
        label: 'Chaudière à gaz',
        phrase: 'chaudière à gaz',
      },
      'oil-boiler': {
        label: 'Chaudière à fioul',
        phrase: 'chaudière à fioul',
      },
      'heat-pump': {
        label: 'Pompe à chaleur',
        phrase: 'pompe à chaleur aérothermique',
      },
      furnace: {
        label: 'Générateur d’air chaud',
        phrase: 'générateur d’air chaud',
      },
      district: {
        label: 'Collectif ou urbain',
        phrase: 'chauffage collectif ou urbain',
      },
      wood: {
        label: 'Bois ou granulés',
        phrase: 'chaudière à bois ou à granulés',
      },
    },
  },
  geothermal: {
    question: 'D’où vient votre chaleur géothermique ?',
    untold: 'd’où vient votre chaleur géothermique',
    why: 'Une pompe à chaleur a des circuits et des filtres à surveiller ; l’eau chaude d’un réseau a une arrivée, et peut brûler.',
    options: {
      'heat-pump': {
        label: 'De notre propre pompe à chaleur',
        phrase: 'pompe à chaleur géothermique',
      },
      district: {
        label: 'De l’eau chaude d’un réseau',
        phrase: 'eau chaude d’un réseau géothermique',
      },
    },
  },
  combustion: {
    question: 'Brûle-t-on chez vous du gaz, du fioul, du bois ou du charbon, ou y a-t-il un garage attenant ?',
    untold: 'si l’on brûle un combustible chez vous',
    why: 'La combustion et les moteurs en marche dégagent du monoxyde de carbone, que seul un détecteur peut déceler.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'appareil à combustion ou garage attenant',
      },
      no: {
        label: 'Non',
        phrase: 'ni appareil à combustion, ni garage attenant',
      },
    },
  },
  fireplace: {
    question: 'Comment utilisez-vous votre cheminée ou votre poêle ?',
    untold: 'comment vous utilisez votre cheminée',
    why: 'La fréquence du ramonage en dépend.',
    options: {
      'stove-daily': {
        label: 'Un poêle, presque tous les jours d’hiver',
        phrase: 'poêle allumé presque tous les jours d’hiver',
      },
      stove: {
        label: 'Un poêle, de temps en temps',
        phrase: 'poêle allumé de temps en temps',
      },
      'open-fire': {
        label: 'Un foyer ouvert',
        phrase: 'cheminée à foyer ouvert',
      },
      unused: {
        label: 'Pas du tout',
        phrase: 'cheminée inutilisée',
      },
    },
  },
  'gas-supply': {
    question: 'D’où vient le gaz de votre table de cuisson ?',
    untold: 'd’où vient votre gaz',
    why: 'Le tuyau d’une bouteille vieillit, et une citerne de jardin se laisse envahir.',
    options: {
      mains: {
        label: 'Gaz de ville',
        phrase: 'gaz de ville',
      },
      bottle: {
        label: 'Gaz en bouteille',
        phrase: 'gaz en bouteille',
      },
      tank: {
        label: 'Gaz en citerne, dans le jardin',
        phrase: 'citerne de gaz',
      },
    },
  },
  'air-conditioner': {
    question: 'Quel type de climatisation avez-vous ?',
    untold: 'quelle climatisation vous avez',
    why: 'Une unité extérieure ne se dégage que si vous l’atteignez sans danger, et chaque type a ses propres filtres, ou aucun.',
    options: {
      reachable: {
        label: 'Unité extérieure accessible',
        phrase: 'unité extérieure accessible',
      },
      high: {
        label: 'Unité extérieure hors de portée',
        phrase: 'unité extérieure hors de portée',
      },
      central: {
        label: 'Centrale, par gaines',
        phrase: 'climatisation centrale ou gainable',
      },
      portable: {
        label: 'Mobile',
        phrase: 'climatiseur mobile',
      },
      evaporative: {
        label: 'Rafraîchisseur par évaporation',
        phrase: 'rafraîchisseur par évaporation',
      },
      fans: {
        label: 'Ventilateurs de plafond seulement',
        phrase: 'ventilateurs de plafond',
      },
    },
  },
  'shared-filter': {
    question: 'Votre climatisation centrale partage-t-elle le filtre d’un générateur d’air chaud ?',
    untold: 'si votre climatisation a son propre filtre',
    why: 'Un seul filtre peut nettoyer tout l’air du logement, ou la climatisation a le sien.',
    options: {
      yes: {
        label: 'Oui',
        phrase: 'climatisation par le filtre d’un générateur d’air chaud',
      },
      no: {
        label: 'Non',
        phrase: 'climatisation avec son propre filtre',
      },
    },
  },
  ventilation: {
    question: 'Comment votre logement est-il ventilé ?',
    untold: 'comment votre logement est ventilé',
    why: 'Les systèmes centraux ont des filtres à changer et ont besoin d’un technicien à quelques années d’intervalle.',
    options: {
      balanced: {
        label: 'VMC double flux',
        phrase: 'VMC double flux',
      },
      extract: {
        label: 'VMC simple flux',
        phrase: 'VMC simple flux',
      },
      natural: {
        label: 'Fenêtres et extracteurs séparés',
        phrase: 'pas de ventilation centrale',
      },
    },
  },
};
