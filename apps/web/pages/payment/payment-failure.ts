import { supportEmail } from '#apps/ui/support-email.ts';
import { payment as words } from '#words/app/payment.ts';

/** The text for a payment that didn't succeed. */
type PaymentFailure = { readonly heading: string; readonly message: string };

const errors = new Map([
  ['missing_session', words.notFound],
  ['dispatch_failed', words.error],
]);
const failed = words.notProcessed;
const canceled = words.canceled;

/** The address may be forged, so only a well-formed status is displayed. */
const statusPattern = /^[a-z][a-z_]{0,30}$/;

/** Derives the text from the page's query, following the specification's error catalogue. */
export function describePaymentFailure(query: URLSearchParams): PaymentFailure {
  const error = query.get('error') ?? '';
  const reason = query.get('reason') ?? '';
  return {
    heading: error !== '' || reason === 'payment_failed' ? words.failedTitle : words.canceledTitle,
    message: errors.get(error) ?? messageOf(reason),
  };
}

function messageOf(reason: string): string {
  if (reason === 'payment_failed') return failed;
  if (!reason.startsWith('payment_')) return canceled;
  const status = reason.slice('payment_'.length);
  return words.status(statusPattern.test(status) ? status : undefined);
}

/** A mailto address for support that includes the payment's id. */
export function supportAddress(query: URLSearchParams): string {
  const session = query.get('session_id') ?? '';
  const mail = new URLSearchParams({
    subject: words.subject,
    ...(/^cs_\w{1,120}$/.test(session) && { body: `${words.body(session)}\n\n` }),
  });
  return `mailto:${supportEmail}?${String(mail).replaceAll('+', '%20')}`;
}
