import type { addresses as english } from '../../en/site/addresses.ts';
import type { Translation } from '../../translation.ts';

export const addresses: Translation<typeof english> = {
  home: '/de',
  guides: '/de/wartung',
  pricing: '/de/preise',
  faq: '/de/fragen',
  everyday: '/de/alltagsdinge',
  samplePassport: '/de/hausakte-beispiel',
  howWeChoose: '/de/auswahl-der-aufgaben',
  rules: '/de/vorschriften',
  privacy: '/de/datenschutz',
  terms: '/de/nutzungsbedingungen',
  cancel: '/de/kuendigen',
  legal: '/de/impressum',
  accessibility: '/de/barrierefreiheit',
  signIn: '/de/anmelden',
};
