/** What each language is called in itself. Each has a folder of words; English is first. */
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof languageNames;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageNames, code);
/** The language with this code; English for one that this version lacks, which a newer one may have stored. */
export const knownLanguage = (code: string): Language => (isLanguage(code) ? code : 'en');
export const languages: readonly Language[] = Object.keys(languageNames).filter(isLanguage);

/**
 * The address of a page of the app that is shown in a language to everyone who opens it. English isn't named: such a page
 * is in the language of the person who signed in last, or of the browser.
 */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address;
  const named = new URL(address);
  named.searchParams.set('lang', language);
  return named.href;
}
