import type { poster as english } from '../../../en/app/history/poster.ts';
import type { Translation } from '../../../translation.ts';

export const poster: Translation<typeof english> = {
  title: (year) => `${year} dans votre logement`,
  weeks: (weeks) =>
    `Chaque case est une semaine : plus la couleur est forte, plus vous avez fait de tâches cette semaine-là. Semaines avec au moins une tâche faite : ${weeks}.`,
  jobs: 'Tâches',
  visits: 'Visites de professionnels',
  items: 'Ce qui a été entretenu',
};
