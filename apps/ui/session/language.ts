import { languageCookie } from '#apps/contract/language-cookie.ts';

const yearSeconds = 31_536_000;

/** Has the server send the app's pages in this language from now on. */
export function rememberLanguage(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has a cookie store
  document.cookie = `${languageCookie}=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
