import type { mailedLink as english } from '../../en/app/mailed-link.ts';
import type { Translation } from '../../translation.ts';

export const mailedLink: Translation<typeof english> = {
  notLoaded: 'Cette page n’a pas pu être chargée',
  taskGone: 'Cette tâche n’existe plus',
  taskGoneAbout: 'Elle a été supprimée, ou votre semaine a été reprogrammée depuis l’envoi de l’e-mail.',
  offline: 'Vous semblez hors ligne. Rien n’a changé. Réessayez une fois la connexion rétablie.',
  toHome: 'Aller à la page d’accueil',
};
