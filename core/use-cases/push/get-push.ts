import type { PushSubscription } from '../../domain/push/subscription.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'pushKeys'>;
type Input = Pick<PushSubscription, 'personId' | 'sessionId' | 'householdId'>;
type Shown = { readonly publicKey: string; readonly subscription?: PushSubscription };

/** The key with which a browser subscribes, and the session's subscription if it shows the tasks of this home. */
export const makeGetPush =
  ({ unitOfWork, pushKeys }: Deps) =>
  async ({ householdId, ...whose }: Input): Promise<Shown> => {
    const { publicKey } = await pushKeys();
    const subscription = await unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.find(whose));
    return { publicKey, ...(subscription?.householdId === householdId && { subscription }) };
  };
