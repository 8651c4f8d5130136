import type { common as english } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof english> = {
  offline: 'Vous êtes hors ligne. Cette page n’est peut-être plus à jour, et rien ne peut être enregistré.',
  unreached: 'Le serveur n’a pas répondu. Réessayez.',
  failed: 'Une erreur s’est produite. Réessayez.',
  user: 'vous',
  free: 'Gratuit',
  allDone: 'Toutes les tâches sont faites ! Bravo !',
  done: (done, tasks) => (done > 1 ? `${done} tâches faites sur ${tasks}` : `${done} tâche faite sur ${tasks}`),
};
