import { describe, expect, it } from 'vitest';
import { type MakePaymentsSubject, usePayments } from './payments-subject.ts';

export function paymentEventsContract(name: string, makeSubject: MakePaymentsSubject): void {
  describe(`payments: ${name}`, () => {
    const { subject, payments, subscribe } = usePayments(makeSubject);

    describe('an event', () => {
      const read = (body: Uint8Array) => payments().readEvent(body, subject().sign(body));

      it('names its customer, or is of no concern, and is the same each time it is read', async () => {
        const { customerId } = await subscribe();
        const bodies = await subject().eventsOf(customerId);
        const events = (await Promise.all(bodies.map(read))).filter((event) => event !== undefined);
        expect(events.length).toBeGreaterThan(1);
        expect(events.length).toBeLessThan(bodies.length);
        for (const event of events) expect(event).toMatchObject({ customerId, paymentFailed: false });
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        const again = (await Promise.all(bodies.map(read))).filter((event) => event !== undefined);
        expect(again).toEqual(events);
      });

      it.each([
        ['renew', 0],
        ['failRenewal', 1],
        ['cancelAtPeriodEnd', 0],
        ['cancelNow', 0],
      ] as const)('reports %s, %i times as a failed payment', async (action, failures) => {
        const { customerId, subscription } = await subscribe();
        const before = (await subject().eventsOf(customerId)).length;
        await subject().apply(subscription.id, action);
        const events = await Promise.all((await subject().eventsOf(customerId)).slice(before).map(read));
        expect(events.some((event) => event?.customerId === customerId)).toBe(true);
        expect(events.filter((event) => event?.paymentFailed)).toHaveLength(failures);
      });

      it('is accepted in its first five minutes and refused afterwards', async () => {
        const { customerId } = await subscribe();
        const [body = Buffer.of()] = (await subject().eventsOf(customerId)).slice(-1);
        const ago = (seconds: number) => subject().sign(body, new Date(Date.now() - seconds * 1000));
        await payments().readEvent(body, ago(295));
        const refused = payments().readEvent(body, ago(302));
        await expect(refused).rejects.toMatchObject({ name: 'DomainError', code: 'invalid_signature' });
      });

      it('is rejected if a byte was altered, or the signature is another’s or missing', async () => {
        const { customerId } = await subscribe();
        const [body = Buffer.of()] = (await subject().eventsOf(customerId)).slice(-1);
        const signature = subject().sign(body);
        const altered = Buffer.from(body);
        altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1;
        const last = signature.at(-1);
        const attempts: readonly (readonly [Uint8Array, string])[] = [
          [altered, signature],
          [Buffer.concat([body, Buffer.from(' ')]), signature],
          [body, signature.slice(0, -1) + (last === '0' ? '1' : '0')],
          [body, signature.slice(0, -2)],
          [body, ''],
          [body, 'x'],
          [body, subject().sign(Buffer.from('{}'))],
          [Buffer.from('{}'), ''],
          [Buffer.of(), subject().sign(body)],
          [Buffer.of(0xff, 0xfe, 0x00), ''],
        ];
        for (const [bytes, given] of attempts) {
          await expect(payments().readEvent(bytes, given)).rejects.toMatchObject({ code: 'invalid_signature' });
        }
      });
    });
  });
}
