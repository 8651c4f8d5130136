import type { needs as english } from '../../../en/app/week/needs.ts';
import type { Translation } from '../../../translation.ts';

export const needs: Translation<typeof english> = {
  title: 'Ce qu’il vous faut',
  none: 'Les tâches à faire cette semaine ne demandent rien de particulier.',
  supplies: 'Vérifiez que vous en avez assez',
  tools: 'Préparez',
  copy: 'Copier la liste',
  copied: 'Liste copiée. Collez-la dans une note ou un message.',
  refused: 'Votre navigateur ne permet pas de copier ici. Vous pouvez sélectionner la liste.',
};
