import type { townCard as english } from '../../../en/app/week/town-card.ts';
import type { Translation } from '../../../translation.ts';

export const townCard: Translation<typeof english> = {
  about: 'Où se trouve votre logement',
  why: 'Gel, pluies et tempêtes n’y viennent pas aux mêmes dates qu’ailleurs : certaines tâches en dépendent.',
  assumed:
    'Tant que nous ne le savons pas, elles viennent aussi tôt qu’il le faut dans une grande partie de votre pays.',
  saved: (town) => `Le programme suit les saisons de cette ville : ${town}`,
  choose: 'Indiquer la ville la plus proche',
  later: 'Pas maintenant',
};
