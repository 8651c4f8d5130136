import { isSessionOver } from '../../domain/sign-in.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Session } from '../../ports/session-store.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };

/** The sessions with which the household is signed in, the one that was used last first. */
export const makeListSessions =
  ({ unitOfWork, clock }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<readonly Session[]> => {
    const all = await unitOfWork.run(({ sessions }) => sessions.list(householdId));
    const now = clock.now();
    return all
      .filter((session) => !isSessionOver(session, now))
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
  };
