import { call } from '#apps/ui/api/client.ts';
import { endSession } from '#apps/ui/session/end-session.ts';
import { useAuth } from './use-auth.ts';

/** Ends the session here, or all sessions. Throws ApiError if those everywhere could not be ended, and then ends none. */
export function useSignOut() {
  const { signOutHere } = useAuth();
  return async (
    scope: 'here' | 'everywhere' = 'here',
    { withPasskeys = false }: { readonly withPasskeys?: boolean } = {},
  ): Promise<void> => {
    if (scope === 'here') return endSession(signOutHere);
    await call('logOutEverywhere', withPasskeys ? { query: { passkeys: 'remove' } } : {});
    signOutHere();
  };
}
