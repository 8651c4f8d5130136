import type { taskFields as english } from '../../en/app/task-fields.ts';
import type { Translation } from '../../translation.ts';

export const taskFields: Translation<typeof english> = {
  noTitle: 'Indiquez un titre pour la tâche',
  longTitle: (length, most) => `Raccourcissez le titre de ${length} à ${most} caractères`,
  farDay: 'Choisissez un jour dans les dix ans à venir',
};
