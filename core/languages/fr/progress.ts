import type { progress as english } from '../en/progress.ts';
import type { Translation } from '../translation.ts';

export const progress: Translation<typeof english> = {
  allDone: 'Toutes les tâches sont faites ! Bravo !',
  done: (done, tasks) => (done > 1 ? `${done} tâches faites sur ${tasks}` : `${done} tâche faite sur ${tasks}`),
};
