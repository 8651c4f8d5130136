import { ApiError } from '../api/api-error.ts';
import { call, type OutputOf } from '../api/client.ts';
import { keepHome } from './token.ts';

export type User = OutputOf<'me'>;

/** The session must survive a server that restarts and a connection that drops. */
const retriesAfterMs = [700, 1_800];

function passes(error: unknown): boolean {
  return error instanceof ApiError && (error.offline || [502, 503, 504].includes(error.status));
}

/** Loads the user whose token is stored; repeats the request twice if the server is unreachable. */
export async function loadUser(signal: AbortSignal): Promise<User> {
  const user = await askUntilReached(signal).catch((error: unknown) => {
    // They were removed from the home that this browser showed last.
    if (!(error instanceof ApiError) || error.code !== 'home_not_found') throw error;
    keepHome(undefined);
    return askUntilReached(signal);
  });
  keepHome(user.id);
  return user;
}

async function askUntilReached(signal: AbortSignal): Promise<User> {
  // If this script is missing, that says nothing about the session.
  await import('../api/send-call.ts');
  for (const delay of retriesAfterMs) {
    try {
      return await call('me', undefined, { signal });
    } catch (error) {
      if (!passes(error) || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call('me', undefined, { signal });
}
