import { type Clock, secondsOf } from '../../clock.ts';
import type { MakeId } from '../ids.ts';
import type { StripeEvent, Wire } from './records.ts';
import type { Store } from './store.ts';

/** The API request that causes an event; absent if a person on a page, or time, causes it. */
type Cause = { readonly id: string; readonly idempotencyKey: string | null };

export type Journal = ReturnType<typeof makeJournal>;

type Deps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly onEvent: (event: StripeEvent) => void;
};

/** Records changes as events and passes the events on. */
export function makeJournal({ store, clock, makeId, onEvent }: Deps) {
  let cause: Cause | undefined;

  function record(type: string, object: Wire, before?: Wire): void {
    const event: StripeEvent = {
      id: makeId('evt_'),
      created: secondsOf(clock),
      type,
      data: before ? { object, previous_attributes: changesFrom(before, object) } : { object },
      request: { id: cause?.id ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    };
    store.events.save(event);
    onEvent(event);
  }

  return {
    record,

    /** Records nothing if the update changed nothing. */
    recordUpdate(type: string, before: Wire, after: Wire): void {
      if (Object.keys(changesFrom(before, after)).length > 0) record(type, after, before);
    },

    /** Runs `act` and names the request as the cause of the events that it records before it returns. */
    causedBy<T>(request: Cause, act: () => T): T {
      cause = request;
      try {
        return act();
      } finally {
        cause = undefined;
      }
    },
  };
}

function changesFrom(before: Wire, after: Wire): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  );
}
