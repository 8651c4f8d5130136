import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log-failure.ts';
import { onUnauthenticated, readToken, storeToken } from '../api/session.ts';
import { loadUser, type User } from './load-user.ts';
import { clearDrafts } from './local-records.ts';
import { type Auth, AuthContext, type AuthState } from './use-auth.ts';

const signedOut: AuthState = { status: 'signed-out' };

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(() => (readToken() ? { status: 'loading' } : signedOut));
  useFirstCheck(state.status === 'loading', setState);

  useEffect(() => onUnauthenticated(() => setState(signedOut)), []);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === 'token') setState(event.newValue ? { status: 'loading' } : signedOut);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const signIn = useCallback((token: string, user: User) => {
    storeToken(token);
    setState({ status: 'signed-in', user });
  }, []);
  const replaceUser = useCallback((user: User) => {
    setState((now) => (now.status === 'signed-in' ? { status: 'signed-in', user } : now));
  }, []);
  const signOut = useCallback(async (scope: 'here' | 'everywhere' = 'here') => {
    if (scope === 'everywhere') await call('logOutEverywhere');
    const ending =
      scope === 'here'
        ? call('logOut').catch((error) => logFailure('The session could not be ended on the server', error))
        : undefined;
    storeToken(undefined);
    clearDrafts();
    setState(signedOut);
    await ending;
  }, []);

  const auth = useMemo((): Auth => ({ ...state, signIn, signOut, replaceUser }), [state, signIn, signOut, replaceUser]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function useFirstCheck(loading: boolean, setState: (state: AuthState) => void) {
  useEffect(() => {
    if (!loading) return;
    const abort = new AbortController();
    loadUser(abort.signal).then(
      (user) => !abort.signal.aborted && setState({ status: 'signed-in', user }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The signed-in user could not be loaded', error);
        storeToken(undefined);
        setState(signedOut);
      },
    );
    return () => abort.abort();
  }, [loading, setState]);
}
