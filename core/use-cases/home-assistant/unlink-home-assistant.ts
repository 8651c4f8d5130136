import { signedIn } from '../../domain/access/found.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** Ends the publication of the home. What the broker keeps of it is withdrawn soon after. Calling it again has no effect. */
export const makeUnlinkHomeAssistant =
  ({ unitOfWork }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<void> =>
    unitOfWork.run(async ({ households, homeAssistant }) => {
      signedIn(await households.hold(householdId));
      await homeAssistant.retire(householdId);
    });
