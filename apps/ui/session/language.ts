import { languageCookie } from '#apps/contract/language-cookie.ts';

/** Has the server send the app's pages in this language from now on, for a year. */
export function rememberLanguage(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has a cookie store
  document.cookie = `${languageCookie}=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
