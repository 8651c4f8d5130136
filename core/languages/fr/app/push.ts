import type { push as english } from '../../en/app/push.ts';
import type { Translation } from '../../translation.ts';

export const push: Translation<typeof english> = {
  blocked: 'Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.',
  unreached: 'Le service de notifications de ce navigateur ne répond pas pour le moment.',
  introduction:
    'Une fois par jour, ce navigateur affiche les tâches du jour. Rien les jours sans tâche, ni pendant une pause.',
  yours: 'vos notifications',
  notHere:
    'Ce navigateur ne peut pas afficher de notifications ici. Sur un iPhone ou un iPad, ajoutez d’abord l’application à l’écran d’accueil.',
  show: 'Afficher les tâches du jour dans ce navigateur',
  hour: 'Heure',
};
