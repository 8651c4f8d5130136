import { logFailure } from '#apps/ui/api/log-failure.ts';
import { isMissingScript } from '#apps/ui/loading/is-missing-script.ts';
import { reloadOnce } from '#apps/ui/loading/reload-once.ts';
import { loadUser, type User } from '#apps/ui/session/load-user.ts';
import { dropOldDrafts } from '#apps/ui/session/old-drafts.ts';
import { clearPrivateCache } from '#apps/ui/session/private-cache.ts';
import { readToken, storeToken } from '#apps/ui/session/token.ts';

/** Returns who is signed in, if anyone is. Asks the server only if this browser has a session. */
export async function findViewer(signal: AbortSignal): Promise<User | undefined> {
  try {
    if (readToken() !== undefined) return await loadUser(signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    // That says nothing about the session.
    if (isMissingScript(error)) {
      void reloadOnce();
      return undefined;
    }
    logFailure('The signed-in user could not be loaded', error);
    storeToken(undefined);
    clearPrivateCache();
  }
  dropOldDrafts();
  return undefined;
}
