import { rememberLanguage } from '#apps/ui/session/language.ts';
import { language } from '#words/language.ts';

const key = 'languageAskedFor';

/**
 * Loads the page again in the language that a person has chosen, unless the server has none in it. Returns whether it does.
 */
export function followLanguage(code: string): boolean {
  // Without the cookie, the page would come in the same language again.
  if (!rememberLanguage(code)) return false;
  try {
    const asked = sessionStorage.getItem(key);
    if (code === language.code) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, code);
    if (code === language.code || code === asked) return false;
  } catch {
    // Without storage, it could repeat endlessly.
    return false;
  }
  location.reload();
  return true;
}
