import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

/** Notes the home that a session has opened, for requests that name none. */
export const makeNoteHome =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ personId, sessionId, homeId }: SessionClaims & { readonly homeId: string }): Promise<void> =>
    unitOfWork.run(({ sessions }) => sessions.useHome(personId, sessionId, homeId));
