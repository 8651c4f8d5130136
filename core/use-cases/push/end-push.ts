import type { PushSubscription } from '../../domain/push/subscription.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Has a session's browser show nothing any more. Ending it again has no further effect. */
export const makeEndPush =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (whose: Pick<PushSubscription, 'personId' | 'sessionId'>): Promise<void> =>
    unitOfWork.run(({ pushSubscriptions }) => pushSubscriptions.delete(whose));
