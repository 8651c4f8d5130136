import type { Caller } from '../domain/people/membership.ts';
import type { Session } from './session-store.ts';
import type { SessionClaims } from './session-tokens.ts';

export type AccountRead = Caller & { readonly session: Omit<Session, 'device'> };

export type AccountView = {
  /**
   * A session with its person and one of their homes in one read: the home named, or else the one that the session used
   * last. Undefined once the session has ended, and if the person isn't in that home.
   */
  read(session: SessionClaims & { readonly homeId: string | undefined }): Promise<AccountRead | undefined>;
};
