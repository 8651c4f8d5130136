import type { accountMenu as english } from '../../en/site/account-menu.ts';
import type { Translation } from '../../translation.ts';

export const accountMenu: Translation<typeof english> = {
  hello: 'Bonjour, [nom]',
  account: 'Compte',
  yourHome: 'Votre logement',
  accountAndPlan: 'Compte et formule',
  homes: 'Logements',
  colours: 'Couleurs',
  looks: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  help: 'Aide',
  logOut: 'Se déconnecter',
};
