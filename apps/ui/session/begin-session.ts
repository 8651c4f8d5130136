import type { User } from './load-user.ts';
import { clearDrafts } from './local-records.ts';
import { clearPrivateCache } from './private-cache.ts';
import { storeToken } from './token.ts';
import { adoptVisitorsDraft } from './visitors-draft.ts';

/** Stores the token of a user who has just signed in. */
export function beginSession(token: string, user: User): void {
  if (!user.isOnboarded) adoptVisitorsDraft(user.id);
  // What another user left here whose session has expired, and what a visitor did.
  clearDrafts(user.id);
  clearPrivateCache();
  storeToken(token);
}
