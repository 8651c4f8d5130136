import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#core/domain/errors.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { PaymentEvent } from '#core/ports/payments.ts';

export type PaymentEventType =
  | 'customer.created'
  | 'checkout.session.completed'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed';

/** An event as the webhook receives it. */
export type WebhookEvent = {
  readonly id: string;
  readonly type: PaymentEventType;
  readonly body: Uint8Array;
  readonly signature: string;
};

type Content = { readonly id: string; readonly type: PaymentEventType; readonly customerId: string };

const toleranceMs = 300_000;

/** Records what happens to customers as signed events, and reads such events. */
export function makeWebhookEvents({ clock }: { readonly clock: Clock }) {
  const events: WebhookEvent[] = [];

  const digest = (body: Uint8Array, at: string): Uint8Array =>
    createHmac('sha256', 'the secret of the double').update(`${at}.`).update(body).digest();
  const sign = (body: Uint8Array, at: Date = clock.now()): string =>
    `${at.getTime()}.${digest(body, String(at.getTime())).toHex()}`;

  function isGenuine(body: Uint8Array, signature: string): boolean {
    const [at = '', hex = ''] = signature.split('.');
    const [given, wanted] = [Buffer.from(hex, 'hex'), digest(body, at)];
    return (
      given.length === wanted.length &&
      timingSafeEqual(given, wanted) &&
      clock.now().getTime() - Number(at) <= toleranceMs
    );
  }

  return {
    /** The oldest first. */
    events: events as readonly WebhookEvent[],
    sign,
    record(type: PaymentEventType, customerId: string): void {
      const content: Content = { id: `evt_${events.length + 1}`, type, customerId };
      const body = new TextEncoder().encode(JSON.stringify(content));
      events.push({ id: content.id, type, body, signature: sign(body) });
    },
    read(body: Uint8Array, signature: string): PaymentEvent | undefined {
      if (!isGenuine(body, signature)) throw new DomainError('invalid_signature');
      const { id, type, customerId }: Content = JSON.parse(new TextDecoder().decode(body));
      // Like the real provider, this sends some events that do not concern us.
      if (type === 'customer.created') return undefined;
      return { id, customerId, paymentFailed: type === 'invoice.payment_failed' };
    },
  };
}
