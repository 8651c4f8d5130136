import { languages } from '#core/domain/languages.ts';
import { wordsIn } from '#core/languages/words-in.ts';

/** The languages that English is translated into. */
export const translated = languages.filter((language) => language !== 'en');

/** The language of a public page, whose address begins with it in every language but English. */
export const languageOf = (path: string) =>
  translated.find((code) => path === `/${code}` || path.startsWith(`/${code}/`)) ?? 'en';

export const isTranslated = (path: string): boolean => languageOf(path) !== 'en';

/** The page for signing in, in every language. */
export const signInPages: readonly string[] = languages.map((language) => wordsIn(language).addresses.signIn);
