import type { assumedTown as english } from '../../en/app/assumed-town.ts';
import type { Translation } from '../../translation.ts';

export const assumedTown: Translation<typeof english> = {
  note: 'Tant que vous n’avez pas [indiqué la ville la plus proche], les tâches liées au gel, aux pluies et aux tempêtes viennent aussi tôt qu’il le faut dans une grande partie de votre pays. Chez vous, ce peut être trop tard.',
};
