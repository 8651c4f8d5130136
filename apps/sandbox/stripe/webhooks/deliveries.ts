import { createHmac } from 'node:crypto';
import type { Agenda } from '../../agenda.ts';
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
  readonly agenda: Agenda;
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
export function makeDeliveries({ endpoints, events, clock, agenda, takeFault, retryDelaysMs }: Deps) {
  const deliveries = new Map<number, Delivery>();
  const stopped = new AbortController();
  let gathered: Delivery[] = [];
  let stopGathering = () => {};
  let count = 0;
  let held = false;

  const save = (delivery: Delivery): Delivery => {
    deliveries.set(delivery.id, delivery);
    const [oldest] = deliveries.keys();
    if (deliveries.size > mostKept && oldest !== undefined) deliveries.delete(oldest);
    return delivery;
  };

  function payloadOf(eventId: string): string | undefined {
    const event = events.find(eventId);
    return event && JSON.stringify(eventShape(event, pendingOf(event)), undefined, 2);
  }

  const attemptLater = (ms: number, delivery: Delivery) =>
    agenda.later(ms, `stripe: ${delivery.type}`, () => attempt(delivery));

  /** Returns whether the endpoint has accepted it. */
  async function attempt(delivery: Delivery): Promise<boolean> {
    if (held) {
      save({ ...delivery, state: 'held' });
      return false;
    }
    const endpoint = endpoints.find(delivery.endpointId);
    const payload = payloadOf(delivery.eventId);
    if (!endpoint || endpoint.disabled || payload === undefined) {
      save({ ...delivery, state: 'failed' });
      return false;
    }
    const signature = signatureOf(payload, endpoint.secret, secondsOf(clock));
    const outcome = await post(endpoint.url, payload, signature, stopped.signal);
    if (stopped.signal.aborted) return false;
    const attempts = [...delivery.attempts, outcome];
    const taken = typeof outcome === 'number' && outcome >= 200 && outcome < 300;
    const wait = retryDelaysMs[delivery.attempts.length];
    const tried = save({
      ...delivery,
      attempts,
      state: taken ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
    });
    if (tried.state === 'waiting') attemptLater(wait ?? 0, tried);
    return taken;
  }

  /** Sends one event after the other, so that they arrive in this order. */
  async function sendGathered(): Promise<boolean> {
    const batch = gathered.reverse();
    gathered = [];
    let taken = true;
    for (const delivery of batch) taken = (await attempt(delivery)) && taken;
    return taken;
  }

  function send(delivery: Delivery, fault: DeliveryFault): void {
    if (fault.reorder) {
      gathered.push(delivery);
      stopGathering();
      stopGathering = agenda.later(gatheringMs + (fault.delayMs ?? 0), 'stripe: gathered events', sendGathered);
    } else attemptLater(fault.delayMs ?? 0, delivery);
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
