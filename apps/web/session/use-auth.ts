import { createContext, useContext } from 'react';
import type { User } from './load-user.ts';

export type AuthState = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User };

export type Auth = AuthState & {
  /** After a link was verified. */
  signIn: (token: string, user: User) => void;
  /** Ends the session here and, if the server is reachable, there; resolves when both are done. */
  signOut: (scope?: 'here' | 'everywhere') => Promise<void>;
  /** Forgets a session that the server has ended already. */
  forget: () => void;
  /** After the server has returned a newer version of the user. */
  replaceUser: (user: User) => void;
};

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it');
  return auth;
}

/** For pages behind the guard, where a user is always signed in. */
export function useUser(): User {
  const auth = useAuth();
  if (auth.status !== 'signed-in') throw new Error('useUser is for pages behind the guard');
  return auth.user;
}
