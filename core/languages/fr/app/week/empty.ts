import type { emptyWeek as english } from '../../../en/app/week/empty.ts';
import type { Translation } from '../../../translation.ts';

export const emptyWeek: Translation<typeof english> = {
  beforeJoining: {
    heading: 'Avant votre inscription',
    text: 'Upkept établit votre programme à partir du jour de votre inscription.',
  },
  past: { heading: 'Rien n’était prévu', text: 'Cette semaine s’est passée sans aucune tâche.' },
  unplanned: {
    heading: 'Pas encore de programme',
    text: 'Le programme de chaque semaine est établi environ un mois à l’avance. Vous pouvez déjà ajouter vos propres tâches.',
  },
  free: {
    heading: 'Une semaine libre',
    text: 'Rien n’est prévu cette semaine. Vous pouvez ajouter une tâche à vous.',
  },
};
