import { supportEmail } from '#apps/ui/support-email.ts';

/** The text for a payment that didn't succeed. */
type PaymentFailure = { readonly heading: 'Payment Failed' | 'Payment Canceled'; readonly message: string };

const errors = new Map([
  ['missing_session', 'Payment session not found. Please try starting the payment process again.'],
  ['dispatch_failed', 'There was an error processing your payment. Please contact support if you were charged.'],
]);
const failed =
  'Your payment could not be processed. Please check your payment details and try again, or contact support.';
const canceled = 'Your payment process was canceled. No charges have been made to your account.';

/** The address may be forged, so only a well-formed status is displayed. */
const statusPattern = /^[a-z][a-z_]{0,30}$/;

/** Derives the text from the page's query, following the specification's error catalogue. */
export function describePaymentFailure(query: URLSearchParams): PaymentFailure {
  const error = query.get('error') ?? '';
  const reason = query.get('reason') ?? '';
  return {
    heading: error !== '' || reason === 'payment_failed' ? 'Payment Failed' : 'Payment Canceled',
    message: errors.get(error) ?? messageOf(reason),
  };
}

function messageOf(reason: string): string {
  if (reason === 'payment_failed') return failed;
  if (!reason.startsWith('payment_')) return canceled;
  const status = reason.slice('payment_'.length);
  return `Payment status: ${statusPattern.test(status) ? status : 'unknown'}. Please try again or contact support.`;
}

/** A mailto address for support that includes the payment's id. */
export function supportAddress(query: URLSearchParams): string {
  const session = query.get('session_id') ?? '';
  const mail = new URLSearchParams({
    subject: 'My payment',
    ...(/^cs_\w{1,120}$/.test(session) && { body: `Payment: ${session}\n\n` }),
  });
  return `mailto:${supportEmail}?${String(mail).replaceAll('+', '%20')}`;
}
