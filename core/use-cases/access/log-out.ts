import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Ends the session on the server, so that its token is no longer valid. */
export const makeLogOut =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId, sessionId }: SessionClaims): Promise<void> =>
    unitOfWork.run(({ sessions }) => sessions.end(personId, sessionId));
