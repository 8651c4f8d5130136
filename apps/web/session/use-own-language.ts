import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberLanguage } from '#apps/ui/session/language.ts';
import { language } from '#words/language.ts';
import type { AuthState } from './use-auth.ts';

const parameter = 'lang';

/**
 * Has the page come in the signed-in person's language; returns whether it is still to come. The address names the
 * language, because a load may begin before the browser has stored the cookie. A page that was asked for by its language
 * and is in another one stays: the server, or what the browser has kept for reading offline, has no other.
 */
export function useOwnLanguage(auth: AuthState): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get(parameter);
  const [askedFor] = useState(named);
  const wanted = auth.status === 'signed-in' ? auth.user.language : undefined;
  const isOwn = wanted === undefined || wanted === language.code;
  const isComing = !isOwn && wanted !== askedFor;
  useEffect(() => {
    if (wanted === undefined) return;
    rememberLanguage(wanted);
    const query = new URLSearchParams(search);
    if (isComing) {
      query.set(parameter, wanted);
      location.replace(`${pathname}?${query}${hash}`);
    } else if (isOwn && named !== null) {
      query.delete(parameter);
      void navigate({ pathname, search: String(query), hash }, { replace: true });
    }
  }, [wanted, isComing, isOwn, named, pathname, search, hash, navigate]);
  return isComing;
}
