import { languageCookie } from '#apps/contract/language-cookie.ts';

/** Has the server send the app's pages in this language from now on, for a year. Returns whether the browser keeps that. */
export function rememberLanguage(code: string): boolean {
  const cookie = `${languageCookie}=${code}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and not every browser has a cookie store
  document.cookie = `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`;
  // Browsers store a cookie in the background, but before it is read. The page that comes next needs it.
  return document.cookie.split('; ').includes(cookie);
}
