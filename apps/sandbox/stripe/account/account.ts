import { type Clock, secondsOf } from '../../clock.ts';
import type { MakeId } from '../ids.ts';
import { makeShapes } from '../shapes/shapes.ts';
import { makeCheckout } from './checkout.ts';
import { makeCustomers } from './customers.ts';
import { makeJournal } from './journal.ts';
import type { StripeEvent } from './records.ts';
import { makeStore } from './store.ts';
import { makeSubscriptions } from './subscriptions.ts';

export type Account = ReturnType<typeof makeAccount>;

type Deps = { readonly clock: Clock; readonly makeId: MakeId; readonly onEvent: (event: StripeEvent) => void };

/** One business's account at Stripe: its data, and everything that can happen in it. */
export function makeAccount({ clock, makeId, onEvent }: Deps) {
  const store = makeStore(secondsOf(clock));
  const shapes = makeShapes(store);
  const journal = makeJournal({ store, clock, makeId, onEvent });
  const deps = { store, shapes, journal, clock, makeId };
  const subscriptions = makeSubscriptions(deps);
  const customers = makeCustomers({ ...deps, subscriptions });
  const checkout = makeCheckout({ ...deps, subscriptions, customers });
  return {
    ...deps,
    subscriptions,
    customers,
    checkout,
    /** Applies everything that is due by now: renewals, ends of subscriptions, expired sessions. */
    settle(): void {
      checkout.settle();
      subscriptions.settle();
    },
  };
}
