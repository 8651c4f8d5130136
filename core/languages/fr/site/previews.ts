import type { previews as english } from '../../en/site/previews.ts';
import type { Translation } from '../../translation.ts';

export const previews: Translation<typeof english> = {
  position: (step, steps) => `Étape ${step} sur ${steps}`,
  steps: [
    {
      title: 'Appareils de cuisine',
      question: 'Qu’y a-t-il dans votre cuisine ?',
      options: [
        'Réfrigérateur',
        'Table de cuisson à gaz',
        'Table de cuisson à induction',
        'Four à micro-ondes',
        'Four',
      ],
    },
    {
      title: 'Salle de bains',
      question: 'Et dans la salle de bains ?',
      options: ['Baignoire', 'Douche', 'Bidet', 'Baignoire balnéo', 'Sauna'],
    },
    {
      title: 'Extérieur',
      question: 'Avez-vous quelque chose à l’extérieur ?',
      options: ['Barbecue', 'Terrasse en bois ou dallage', 'Brasero', 'Spa extérieur', 'Cuisine extérieure', 'Piscine'],
    },
  ],
  tasks: [
    { name: 'Nettoyer le condenseur du réfrigérateur', place: 'Cuisine' },
    { name: 'Tester la pile des détecteurs de fumée', place: 'Tout le logement' },
    { name: 'Nettoyer le filtre du lave-vaisselle', place: 'Cuisine' },
  ],
};
