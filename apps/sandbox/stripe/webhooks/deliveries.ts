import { createHmac } from 'node:crypto';
import { type Clock, secondsOf } from '../../clock.ts';
import type { StripeEvent, WebhookEndpoint } from '../account/records.ts';
import type { Collection } from '../account/store.ts';
import { eventShape } from '../shapes/event.ts';

export type Delivery = {
  readonly id: number;
  readonly eventId: string;
  readonly type: string;
  readonly endpointId: string;
  readonly url: string;
  /** `held` waits until the fault is removed; `dropped` and `failed` are not tried again. */
  readonly state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** For each attempt, the status of the response, or why there was none. */
  readonly attempts: readonly (number | string)[];
};

/** The fault that affects the deliveries of an event. */
export type DeliveryFault = {
  readonly delayMs?: number;
  /** How many times it is sent. */
  readonly copies?: number;
  /** Sends events of the same moment newest first. */
  readonly reorder?: boolean;
  readonly hold?: boolean;
  readonly drop?: boolean;
};

type Deps = {
  readonly endpoints: Collection<WebhookEndpoint>;
  readonly events: Collection<StripeEvent>;
  readonly clock: Clock;
  readonly takeFault: () => DeliveryFault;
  /** The delay before each retry. */
  readonly retryDelaysMs: readonly number[];
};

/** How long events are collected before they are sent in reverse order. */
const gatheringMs = 300;
const mostKept = 5_000;

export type Deliveries = ReturnType<typeof makeDeliveries>;

/**
 * Sends events to the endpoints that subscribed to them: at least once each, in no guaranteed order, and again until
 * the endpoint accepts.
 */
export function makeDeliveries({ endpoints, events, clock, takeFault, retryDelaysMs }: Deps) {
  const deliveries = new Map<number, Delivery>();
  const timers = new Set<NodeJS.Timeout>();
  const stopped = new AbortController();
  let gathered: Delivery[] = [];
  let gathering: NodeJS.Timeout | undefined;
  let count = 0;
  let held = false;

  const save = (delivery: Delivery): Delivery => {
    deliveries.set(delivery.id, delivery);
    const [oldest] = deliveries.keys();
    if (deliveries.size > mostKept && oldest !== undefined) deliveries.delete(oldest);
    return delivery;
  };

  function later(ms: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms).unref();
    timers.add(timer);
    return timer;
  }

  function payloadOf(eventId: string): string | undefined {
    const event = events.find(eventId);
    return event && JSON.stringify(eventShape(event, pendingOf(event)), undefined, 2);
  }

  async function attempt(delivery: Delivery): Promise<void> {
    if (held) {
      save({ ...delivery, state: 'held' });
      return;
    }
    const endpoint = endpoints.find(delivery.endpointId);
    const payload = payloadOf(delivery.eventId);
    if (!endpoint || endpoint.disabled || payload === undefined) {
      save({ ...delivery, state: 'failed' });
      return;
    }
    const signature = signatureOf(payload, endpoint.secret, secondsOf(clock));
    const outcome = await post(endpoint.url, payload, signature, stopped.signal);
    if (stopped.signal.aborted) return;
    const attempts = [...delivery.attempts, outcome];
    const taken = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
    const wait = retryDelaysMs[delivery.attempts.length];
    const tried = save({
      ...delivery,
      attempts,
      state: taken ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
    });
    if (tried.state === 'waiting') later(wait ?? 0, () => void attempt(tried));
  }

  /** Sends one event after the other, so that they arrive in this order. */
  async function sendGathered(): Promise<void> {
    const batch = gathered.reverse();
    gathered = [];
    for (const delivery of batch) await attempt(delivery);
  }

  function send(delivery: Delivery, fault: DeliveryFault): void {
    if (fault.reorder) {
      gathered.push(delivery);
      clearTimeout(gathering);
      gathering = later(gatheringMs + (fault.delayMs ?? 0), () => void sendGathered());
    } else later(fault.delayMs ?? 0, () => void attempt(delivery));
  }

  const pendingOf = ({ id }: StripeEvent): number =>
    [...deliveries.values()].filter(({ eventId, state }) => eventId === id && (state === 'waiting' || state === 'held'))
      .length;

  return {
    pendingOf,

    /** Sends the event to all subscribed endpoints; each call sends it again. */
    deliver(event: StripeEvent): void {
      const wanting = endpoints
        .all()
        .filter(
          ({ disabled, enabledEvents }) =>
            !disabled && enabledEvents.some((type) => type === '*' || type === event.type),
        );
      if (wanting.length === 0) return;
      const fault = takeFault();
      for (const { id: endpointId, url } of wanting)
        for (let copy = 0; copy < (fault.copies ?? 1); copy++) {
          const state = fault.drop ? 'dropped' : fault.hold ? 'held' : 'waiting';
          const delivery = save({
            id: ++count,
            eventId: event.id,
            type: event.type,
            endpointId,
            url,
            state,
            attempts: [],
          });
          if (state === 'waiting') send(delivery, fault);
        }
    },

    /** While the fault holds events back, sends nothing; after that, sends all events that waited. */
    hold(fault: DeliveryFault): void {
      held = fault.hold === true;
      if (held) return;
      const waiting = [...deliveries.values()].filter(({ state }) => state === 'held');
      for (const delivery of waiting) send(save({ ...delivery, state: 'waiting' }), fault);
    },

    /** The newest first. */
    all: (): readonly Delivery[] => [...deliveries.values()].reverse(),

    close(): void {
      stopped.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/**
 * Returns the `Stripe-Signature` of a payload, with `at` in seconds: https://docs.stripe.com/webhooks#verify-manually
 */
function signatureOf(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

const longestWaitMs = 10_000;

/** Sends a payload as Stripe does. Returns the status, or why there was no response. Does not follow redirects. */
async function post(url: string, payload: string, signature: string, signal: AbortSignal): Promise<number | string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature,
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
  }
}
