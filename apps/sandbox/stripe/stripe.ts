import type { Agenda } from '../agenda.ts';
import { type Clock, secondsOf } from '../clock.ts';
import type { Vendor } from '../vendor.ts';
import { makeAccount } from './account/account.ts';
import { stripeApi } from './api/api.ts';
import { type MakeId, randomId } from './ids.ts';
import { stripeScreens } from './screens/screens.ts';
import { type DeliveryFault, makeDeliveries } from './webhooks/deliveries.ts';

type Options = {
  readonly clock: Clock;
  readonly agenda: Agenda;
  readonly makeId?: MakeId;
  /** Returns the fault that applies to an event's deliveries now. */
  readonly takeFault: () => DeliveryFault;
  /** Calls the listener with the current fault after every change. */
  readonly onFaultChange: (listener: (fault: DeliveryFault) => void) => void;
  readonly retryDelaysMs?: readonly number[];
};

const second = 1_000;
/** Stripe's delays grow over three days; these grow over a few minutes. */
const shortDelaysMs = [1, 2, 4, 8, 15, 30, 60, 60, 60].map((seconds) => seconds * second);

export function makeStripe({
  clock,
  agenda,
  makeId = randomId,
  takeFault,
  onFaultChange,
  retryDelaysMs = shortDelaysMs,
}: Options): Vendor {
  const account = makeAccount({ clock, makeId, onEvent: (event) => deliveries.deliver(event) });
  const { webhookEndpoints: endpoints, events } = account.store;
  const deliveries = makeDeliveries({ endpoints, events, clock, agenda, takeFault, retryDelaysMs });
  onFaultChange(deliveries.hold);
  // Sends the events that time causes, even if no request arrives.
  agenda.eachSecond(account.settle);
  return {
    name: 'stripe',
    title: 'Stripe',
    about:
      'Sells one subscription, price_premium_sandbox, without any money: with a checkout page, a customer portal, and signed webhooks to the endpoints that are registered.',
    apiPath: '/v1',
    api: stripeApi(account, deliveries.pendingOf),
    pages: [{ path: '/stripe', title: 'Stripe' }],
    screens: (navigation) => stripeScreens({ account, deliveries, navigation }),
    sendEvents: ({ url, secret }) => {
      endpoints.save({
        id: makeId('we_'),
        created: secondsOf(clock),
        url,
        secret,
        enabledEvents: ['*'],
        description: null,
        metadata: {},
        disabled: false,
      });
    },
    close: deliveries.close,
  };
}
