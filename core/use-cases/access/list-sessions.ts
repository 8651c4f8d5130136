import { isSessionOver } from '../../domain/access/sign-in.ts';
import type { Session } from '../../ports/session-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** The sessions with which the person is signed in, the one that was used last first. */
export const makeListSessions =
  ({ unitOfWork, clock }: Deps) =>
  async ({ personId }: { readonly personId: string }): Promise<readonly Session[]> => {
    const all = await unitOfWork.run(({ sessions }) => sessions.list(personId));
    const now = clock.now();
    return all
      .filter((session) => !isSessionOver(session, now))
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
  };
