import type { navbar as english } from '../../en/site/navbar.ts';
import type { Translation } from '../../translation.ts';
export const navbar = {
  main: 'Hauptmenü',
  menu: 'Menü',
  homePage: 'Upkept, Startseite',
  listing: 'Upkept in einem Produktverzeichnis, in einem neuen Tab',
  home: 'Startseite',
  guides: 'Ratgeber',
  pricing: 'Preise',
  dashboard: 'Wochenseite',
  settings: 'Einstellungen',
  signIn: 'Anmelden',
} as const satisfies Translation<typeof english>;
