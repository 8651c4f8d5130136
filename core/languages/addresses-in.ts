import type { Language } from '../domain/languages.ts';
import { addresses as english } from './en/site/addresses.ts';
import { addresses as french } from './fr/site/addresses.ts';
import type { Translation } from './translation.ts';

/** Where the public pages of each language are, for links from outside the site. */
export const addressesIn: Readonly<Record<Language, Translation<typeof english>>> = { en: english, fr: french };
