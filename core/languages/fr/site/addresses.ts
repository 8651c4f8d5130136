import type { addresses as english } from '../../en/site/addresses.ts';
import type { Translation } from '../../translation.ts';

export const addresses: Translation<typeof english> = {
  home: '/fr',
  guides: '/fr/entretien',
  pricing: '/fr/tarifs',
  faq: '/fr/questions',
  everyday: '/fr/au-quotidien',
  samplePassport: '/fr/exemple-de-carnet',
  howWeChoose: '/fr/choix-des-taches',
  rules: '/fr/regles',
  privacy: '/fr/confidentialite',
  terms: '/fr/conditions',
  cancel: '/fr/resilier',
  legal: '/fr/mentions-legales',
  accessibility: '/fr/accessibilite',
  signIn: '/fr/connexion',
};
