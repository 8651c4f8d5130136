import type { navbar as english } from '../../en/site/navbar.ts';
import type { Translation } from '../../translation.ts';

export const navbar: Translation<typeof english> = {
  main: 'Principale',
  menu: 'Menu',
  homePage: 'Upkept, page d’accueil',
  listing: 'Upkept dans un annuaire de produits, dans un nouvel onglet',
  home: 'Accueil',
  guides: 'Guides',
  pricing: 'Tarifs',
  dashboard: 'Tableau de bord',
  settings: 'Réglages',
  signIn: 'Connexion / Inscription',
};
