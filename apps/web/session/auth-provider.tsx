import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { logFailure } from '../api/log-failure.ts';
import { onUnauthenticated, readToken, storeToken } from '../api/session.ts';
import { isMissingScript } from '../loading/is-missing-script.ts';
import type { User } from './load-user.ts';
import { clearDrafts } from './local-records.ts';
import { dropOldDrafts } from './old-drafts.ts';
import { clearPrivateCache } from './private-cache.ts';
import { type Auth, AuthContext, type AuthState } from './use-auth.ts';

const signedOut: AuthState = { status: 'signed-out' };
const loading: AuthState = { status: 'loading' };

type Props = {
  children: ReactNode;
  /** The state in which the page was prerendered. The first render must match it. */
  prerendered?: 'signed-out' | 'loading' | undefined;
};

export function AuthProvider({ children, prerendered }: Props) {
  const [state, setState] = useState<AuthState>(() => {
    const isLoading = prerendered ? prerendered === 'loading' : readToken() !== undefined;
    return isLoading ? loading : signedOut;
  });
  useLayoutEffect(() => {
    if (prerendered) setState(readToken() ? loading : signedOut);
  }, [prerendered]);
  useFirstCheck(state, setState);
  useUncoveredPage(state.status);
  useEffect(() => {
    if (state.status === 'signed-out') dropOldDrafts();
  }, [state.status]);

  useEffect(
    () =>
      onUnauthenticated(() => {
        clearPrivateCache();
        setState(signedOut);
      }),
    [],
  );
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== 'token' && event.key !== null) return;
      // A new object starts a new check, because the token may be another user's.
      setState(readToken() ? { ...loading } : signedOut);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const signIn = useCallback((token: string, user: User) => {
    // What another user left here whose session has expired.
    clearDrafts(user.id);
    clearPrivateCache();
    storeToken(token);
    setState({ status: 'signed-in', user });
  }, []);
  const replaceUser = useCallback((user: User) => {
    setState((now) => (now.status === 'signed-in' ? { status: 'signed-in', user } : now));
  }, []);
  const forget = useCallback(() => {
    storeToken(undefined);
    clearDrafts();
    clearPrivateCache();
    setState(signedOut);
  }, []);
  const auth = useMemo((): Auth => ({ ...state, signIn, forget, replaceUser }), [state, signIn, forget, replaceUser]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Loads the signed-in user, and again whenever a new loading state replaces the last. */
function useFirstCheck(state: AuthState, setState: Dispatch<SetStateAction<AuthState>>) {
  useEffect(() => {
    if (state.status !== 'loading') return;
    const abort = new AbortController();
    const check = import('./load-user.ts').then(({ loadUser }) => loadUser(abort.signal));
    check.then(
      (user) => !abort.signal.aborted && setState({ status: 'signed-in', user }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // A missing script says nothing about the session, so the error boundary handles it.
        if (isMissingScript(error)) {
          return setState(() => {
            throw error;
          });
        }
        logFailure('The signed-in user could not be loaded', error);
        storeToken(undefined);
        clearPrivateCache();
        setState(signedOut);
      },
    );
    return () => abort.abort();
  }, [state, setState]);
}

/** Shows what only visitors see, which app/defer-app.ts hides from users with a token, once it is known who is signed in. */
function useUncoveredPage(status: AuthState['status']) {
  useEffect(() => {
    if (status === (readToken() ? 'signed-in' : 'signed-out')) delete document.documentElement.dataset.token;
  }, [status]);
}
