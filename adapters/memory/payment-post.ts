import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#core/domain/errors.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { PaymentEvent } from '#core/ports/payments.ts';

const types = [
  'customer.created',
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const;
export type PaymentEventType = (typeof types)[number];

/** As it would be posted to us. */
export type PostedEvent = {
  readonly id: string;
  readonly type: PaymentEventType;
  readonly body: Buffer;
  readonly signature: string;
};

type Told = { readonly id: string; readonly type: PaymentEventType; readonly customerId: string };

const toleranceMs = 300_000;

/** What the payment provider tells: written down, signed, and read again by whoever got it. */
export function makePaymentPost({ clock }: { readonly clock: Clock }) {
  const posted: PostedEvent[] = [];

  const digest = (body: Buffer, at: string): Buffer =>
    createHmac('sha256', 'the secret of the double').update(`${at}.`).update(body).digest();
  const sign = (body: Buffer, at: Date = clock.now()): string =>
    `${at.getTime()}.${digest(body, String(at.getTime())).toString('hex')}`;

  function isGenuine(body: Buffer, signature: string): boolean {
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
    posted: posted as readonly PostedEvent[],
    sign,
    tell(type: PaymentEventType, customerId: string): void {
      const told: Told = { id: `evt_${posted.length + 1}`, type, customerId };
      const body = Buffer.from(JSON.stringify(told));
      posted.push({ id: told.id, type, body, signature: sign(body) });
    },
    read(body: Buffer, signature: string): PaymentEvent | undefined {
      if (!isGenuine(body, signature)) throw new DomainError('invalid_signature');
      const { id, type, customerId }: Told = JSON.parse(body.toString());
      // We are told of more than concerns us.
      if (type === 'customer.created') return undefined;
      return { id, customerId, paymentFailed: type === 'invoice.payment_failed' };
    },
  };
}
