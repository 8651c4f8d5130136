import { deliveryKeptMs } from '../../domain/webhooks/webhook.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** Deletes old deliveries of webhooks. Returns their number. */
export const makeDeleteExpiredDeliveries =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<number> =>
    unitOfWork.run(({ webhooks }) => webhooks.deleteDeliveriesBefore(new Date(clock.now().getTime() - deliveryKeptMs)));
