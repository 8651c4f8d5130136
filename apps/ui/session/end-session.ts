import { call } from '../api/client.ts';
import { logFailure } from '../api/log-failure.ts';
import { clearDrafts } from './local-records.ts';
import { clearPrivateCache } from './private-cache.ts';
import { keepHome, storeToken } from './token.ts';

/** Forgets the session, and what the user left in this browser. */
export function forgetSession(): void {
  storeToken(undefined);
  keepHome(undefined);
  clearDrafts();
  clearPrivateCache();
}

/** Ends the session in this browser and, if the server is reachable, on the server. Resolves when both are done. */
export async function endSession(forget: () => void = forgetSession): Promise<void> {
  const ended = call('logOut').catch((error) => logFailure('The session could not be ended on the server', error));
  forget();
  await ended;
  // A response that arrived in the same moment may have been cached.
  clearPrivateCache();
}
