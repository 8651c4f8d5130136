import type { featureCopy as english } from '../en/feature-copy.ts';
import type { Translation } from '../translation.ts';

export const featureCopy: Translation<typeof english> = {
  propertyType: {
    title: 'Logement',
    question: 'Quel type de logement est-ce ?',
  },
  kitchenAppliances: {
    title: 'Appareils de cuisine',
    question: 'Qu’y a-t-il dans votre cuisine ?',
    hint: 'Les choix les plus courants sont cochés.',
  },
  bathroomFeatures: {
    title: 'Salle de bains',
    question: 'Et dans la salle de bains ?',
  },
  heatingEnergySystems: {
    title: 'Chauffage et énergie',
    question: 'Comment chauffez-vous et rafraîchissez-vous votre logement ?',
  },
  generalAppliances: {
    title: 'Électroménager',
    question: 'Quels autres appareils avez-vous ?',
  },
  outdoorFeatures: {
    title: 'Extérieur',
    question: 'Avez-vous quelque chose à l’extérieur ?',
  },
  gardeningFeatures: {
    title: 'Jardin',
    question: 'Entretenez-vous un jardin ?',
  },
  vehicles: {
    title: 'Véhicules',
    question: 'Comment vous déplacez-vous ?',
  },
};
