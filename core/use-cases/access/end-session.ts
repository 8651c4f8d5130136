import { DomainError } from '../../domain/errors.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Ends one of the person's sessions. Throws `session_not_found` for one that has ended or is another person's. */
export const makeEndSession =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId, sessionId }: SessionClaims): Promise<void> =>
    unitOfWork.run(async ({ sessions }) => {
      const known = await sessions.list(personId);
      if (!known.some(({ id }) => id === sessionId)) throw new DomainError('session_not_found');
      await sessions.end(personId, sessionId);
    });
