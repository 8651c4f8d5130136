import { call } from '../api/client.ts';
import { logFailure } from '../api/log-failure.ts';
import { clearDrafts } from './local-records.ts';
import { clearPrivateCache } from './private-cache.ts';
import { storeToken } from './token.ts';

/** Clears the session, and what the user left in this browser. */
export function clearSession(): void {
  storeToken(undefined);
  clearDrafts();
  clearPrivateCache();
}

/** Ends the session in this browser and, if the server is reachable, on the server. Resolves when both are done. */
export async function endSession(clear: () => void = clearSession): Promise<void> {
  const ended = call('logOut').catch((error) => logFailure('The session could not be ended on the server', error));
  clear();
  await ended;
  // A response that arrived in the same moment may have been cached.
  clearPrivateCache();
}
