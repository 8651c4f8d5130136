import type { footer as english } from '../../en/site/footer.ts';
import type { Translation } from '../../translation.ts';

export const footer: Translation<typeof english> = {
  name: 'Pied de page',
  about: 'À propos',
  guides: 'Guides d’entretien',
  contactUs: 'Nous contacter',
  legalTexts: 'Informations légales',
  howItWorks: 'Comment ça marche',
  pricing: 'Tarifs',
  faq: 'Questions fréquentes',
  howWeChoose: 'Le choix des tâches',
  allGuides: 'Tous les guides',
  contact: 'Contact',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  legal: 'Mentions légales',
  accessibility: 'Accessibilité',
  cancel: 'Résilier ou se rétracter',
  cookies: 'Cookies',
  home: 'Logement',
  invite: 'Inviter quelqu’un',
  languages: 'Langues',
  tagline: 'Les petits travaux qui gardent un logement en bon état, une semaine tranquille après l’autre.',
  company: 'Upkept, conçu dans l’UE',
};
