import { createContext, useContext } from 'react';
import type { User } from '#apps/ui/session/load-user.ts';
import { ownerOf } from '#apps/ui/session/local-records.ts';

export type AuthState = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User };

export type Auth = AuthState & {
  /** Starts the session of a user who has opened a sign-in link. */
  signIn: (token: string, user: User) => void;
  /** Clears the session, and what the user left in this browser. */
  signOutHere: () => void;
  /** Replaces the user with a newer version from the server. */
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

/** Whose drafts and unsent changes the page keeps in this browser: the user's in the home that is shown. */
export const useOwner = (): string => ownerOf(useUser());
