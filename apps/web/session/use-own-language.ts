import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '#apps/ui/session/language.ts';
import { language } from '#words/language.ts';
import type { AuthState } from './use-auth.ts';

const parameter = 'lang';

/** The browser remembers the language now. The router isn't asked, because a page may be leading to another one. */
function clearAddressed(): void {
  const here = new URL(location.href);
  if (here.searchParams.get(parameter) !== language.code) return;
  here.searchParams.delete(parameter);
  history.replaceState(history.state, '', here);
}

/**
 * Has the page come in the signed-in person's language; returns whether it is still to come. The address names the
 * language, because a load may begin before the browser has stored the cookie. A page that was asked for by its language
 * and is in another one stays: the server, or what the browser has kept for reading offline, has no other.
 */
export function useOwnLanguage(auth: AuthState): boolean {
  const { pathname, search, hash } = useLocation();
  const [askedFor] = useState(() => new URLSearchParams(search).get(parameter));
  const wanted = auth.status === 'signed-in' ? auth.user.language : undefined;
  const isComing = wanted !== undefined && wanted !== language.code && wanted !== askedFor;
  useEffect(() => {
    if (wanted === undefined) return;
    rememberLanguage(wanted);
    if (!isComing) return clearAddressed();
    const query = new URLSearchParams(search);
    query.set(parameter, wanted);
    // The card of the language names itself to the browser alone, so that choosing doesn't scroll.
    location.replace(`${pathname}?${query}${location.hash || hash}`);
  }, [wanted, isComing, pathname, search, hash]);
  return isComing;
}
