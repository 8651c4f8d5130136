import { rememberLanguage } from './language.ts';
import type { User } from './load-user.ts';
import { clearDrafts, ownerOf } from './local-records.ts';
import { clearPrivateCache } from './private-cache.ts';
import { storeToken } from './token.ts';
import { adoptVisitorsDraft } from './visitors-draft.ts';

/** Stores the token of a user who has just signed in. */
export function beginSession(token: string, user: User): void {
  if (!user.isOnboarded) adoptVisitorsDraft(ownerOf(user));
  // What another user left here whose session has expired, and what a visitor did.
  clearDrafts(user.personId);
  clearPrivateCache();
  storeToken(token);
  rememberLanguage(user.language);
}
