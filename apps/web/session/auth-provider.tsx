import { type Dispatch, type ReactNode, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { isMissingScript } from '#apps/ui/loading/is-missing-script.ts';
import { beginSession } from '#apps/ui/session/begin-session.ts';
import { clearSession } from '#apps/ui/session/end-session.ts';
import { loadUser, type User } from '#apps/ui/session/load-user.ts';
import { dropOldDrafts } from '#apps/ui/session/old-drafts.ts';
import { clearPrivateCache } from '#apps/ui/session/private-cache.ts';
import { currentHome, keepHome, readToken, storeToken } from '#apps/ui/session/token.ts';
import { Confirmation } from './confirmation/confirmation.tsx';
import { leaveRefusedHome, storeOpenHome, takeStoredHome } from './open-home.ts';
import { type Auth, AuthContext, type AuthState } from './use-auth.ts';

const signedOut: AuthState = { status: 'signed-out' };
const loading: AuthState = { status: 'loading' };

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(() => {
    takeStoredHome();
    return readToken() ? loading : signedOut;
  });
  useFirstCheck(state, setState);
  useEffect(() => {
    if (state.status === 'signed-out') dropOldDrafts();
  }, [state.status]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== 'token' && event.key !== null) return;
      // The token may be another user's, so the home of the last one isn't asked for. A new object starts a new check.
      keepHome(undefined);
      if (readToken()) return setState({ ...loading });
      clearPrivateCache();
      setState(signedOut);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (state.status !== 'signed-in') return;
    const leave = (event: Event) => leaveRefusedHome((event as CustomEvent<string | undefined>).detail);
    window.addEventListener('homerefused', leave);
    return () => window.removeEventListener('homerefused', leave);
  }, [state.status]);

  const signIn = useCallback((token: string, user: User) => {
    beginSession(token, user);
    storeOpenHome(user.id);
    setState({ status: 'signed-in', user });
  }, []);
  const replaceUser = useCallback((user: User) => {
    setState((now) => (now.status === 'signed-in' ? { status: 'signed-in', user } : now));
  }, []);
  const signOutHere = useCallback(() => {
    clearSession();
    storeOpenHome(undefined);
    setState(signedOut);
  }, []);
  const auth = useMemo(
    (): Auth => ({ ...state, signIn, signOutHere, replaceUser }),
    [state, signIn, signOutHere, replaceUser],
  );
  return (
    <AuthContext value={auth}>
      {children}
      {state.status === 'signed-in' && <Confirmation />}
    </AuthContext>
  );
}

/** Loads the signed-in user, and again whenever a new loading state replaces the last. */
function useFirstCheck(state: AuthState, setState: Dispatch<SetStateAction<AuthState>>) {
  useEffect(() => {
    if (state.status !== 'loading') return;
    const abort = new AbortController();
    const wasKnown = currentHome() !== undefined;
    const check = loadUser(abort.signal);
    check.then(
      (user) => {
        if (abort.signal.aborted) return;
        storeOpenHome(user.id);
        setState({ status: 'signed-in', user });
        // The worker keeps each response for the home that the request names, and this one named none.
        if (!wasKnown && navigator.serviceWorker?.controller) call('me').catch(() => {});
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // A missing script says nothing about the session, so the error boundary handles it.
        if (isMissingScript(error)) {
          return setState(() => {
            throw error;
          });
        }
        // They were removed from the home that this browser showed last.
        if (error instanceof ApiError && error.code === 'home_not_found') {
          storeOpenHome(undefined);
          return setState({ ...loading });
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
