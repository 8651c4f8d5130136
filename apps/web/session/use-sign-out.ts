import { call } from '../api/client.ts';
import { logFailure } from '../api/log-failure.ts';
import { clearPrivateCache } from './private-cache.ts';
import { useAuth } from './use-auth.ts';

/**
 * Ends the session in this browser and, if the server is reachable, on the server. Resolves when both are done. Throws
 * ApiError if the sessions everywhere could not be ended, and then ends none.
 */
export function useSignOut() {
  const { forget } = useAuth();
  return async (scope: 'here' | 'everywhere' = 'here'): Promise<void> => {
    if (scope === 'everywhere') await call('logOutEverywhere');
    const ending =
      scope === 'here'
        ? call('logOut').catch((error) => logFailure('The session could not be ended on the server', error))
        : undefined;
    forget();
    await ending;
    // A response that arrived in the same moment may have been cached.
    clearPrivateCache();
  };
}
