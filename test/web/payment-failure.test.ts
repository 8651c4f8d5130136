import { describe, expect, it } from 'vitest';
import { describePaymentFailure, supportAddress } from '#apps/web/pages/payment/payment-failure.ts';

const of = (query: string) => describePaymentFailure(new URLSearchParams(query));
const canceled = 'Your payment process was canceled. No charges have been made to your account.';
const failed = /^Your payment could not be processed\. \w/;

describe('the text for a failed payment', () => {
  it.each([
    [
      'error=missing_session',
      'Payment Failed',
      'Payment session not found. Please try starting the payment process again.',
    ],
    [
      'error=dispatch_failed',
      'Payment Failed',
      'There was an error processing your payment. Please contact support if you were charged.',
    ],
    ['reason=payment_failed', 'Payment Failed', failed],
    ['reason=payment_unpaid', 'Payment Canceled', 'Payment status: unpaid. Please try again or contact support.'],
    ['reason=payment_expired', 'Payment Canceled', 'Payment status: expired. Please try again or contact support.'],
    ['', 'Payment Canceled', canceled],
    ['reason=canceled', 'Payment Canceled', canceled],
    ['reason=', 'Payment Canceled', canceled],
    ['error=', 'Payment Canceled', canceled],
    ['error=anything', 'Payment Failed', canceled],
    ['error=anything&reason=payment_failed', 'Payment Failed', failed],
    ['session_id=cs_test_1', 'Payment Canceled', canceled],
  ] as const)('explains ?%s', (query, heading, message) => {
    const ending = of(query);
    expect(ending.heading).toBe(heading);
    expect(ending.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('never contains text from the address', () => {
    for (const status of ['', 'Call 0900 12345', 'a'.repeat(200), '<b>', '__proto__']) {
      const { message } = of(new URLSearchParams({ reason: `payment_${status}` }).toString());
      expect(message).toBe('Payment status: unknown. Please try again or contact support.');
    }
  });
});

describe('the address of a mail to support', () => {
  it('includes a well-formed payment id', () => {
    const mail = (query: string) => new URL(supportAddress(new URLSearchParams(query)));
    expect(mail('session_id=cs_test_a1B2').searchParams.get('body')).toBe('Payment: cs_test_a1B2\n\n');
    expect(mail('session_id=cs_test_a1B2').href).not.toContain('+');
    for (const query of ['', 'session_id=', 'session_id=hello%20world', 'session_id=cs_a%26cc%3Dx@y.example']) {
      expect(mail(query).searchParams.get('body')).toBeNull();
      expect(mail(query).searchParams.get('subject')).toBe('My payment');
    }
  });
});
