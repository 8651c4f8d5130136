import type { links as english } from '../../en/app/links.ts';
import type { Translation } from '../../translation.ts';

export const links: Translation<typeof english> = {
  dashboard: 'Aller au tableau de bord',
  openWeek: 'Ouvrir votre semaine',
  openSettings: 'Ouvrir les réglages',
  home: 'Vers la page d’accueil',
  linkOver: 'Ce lien ne fonctionne plus',
};
