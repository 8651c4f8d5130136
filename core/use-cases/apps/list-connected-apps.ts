import { type ConnectedApp, isAppOver } from '../../domain/access/connected-app.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** A person's apps in a home that have tokens, the newest first. */
export const makeListConnectedApps =
  ({ unitOfWork, clock }: Deps) =>
  async ({
    householdId,
    personId,
  }: Pick<ConnectedApp, 'householdId' | 'personId'>): Promise<readonly ConnectedApp[]> => {
    const all = await unitOfWork.run(({ connectedApps }) => connectedApps.list(householdId, personId));
    return all.filter((app) => app.tokens && !isAppOver(app, clock.now()));
  };
