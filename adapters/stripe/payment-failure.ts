import { DomainError } from '#core/domain/errors.ts';

type StripeFailure = Error & {
  readonly type: string;
  readonly code?: string;
  readonly param?: string;
  readonly requestId?: string;
};

/** Most outages of Stripe are shorter. */
const retryAfterSeconds = 30;

const unreachable = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
];

function isStripeFailure(error: unknown): error is StripeFailure {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Whether Stripe has no object with that id, or no longer. */
function isMissing(error: unknown): boolean {
  return isStripeFailure(error) && error.code === 'resource_missing';
}

/** Whether the customer that a request names was deleted. */
export function isCustomerMissing(error: unknown): boolean {
  return isMissing(error) && isStripeFailure(error) && error.param === 'customer';
}

/** Whether Stripe refuses the request because of the object's current state. */
export function isRefused(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripeInvalidRequestError';
}

/** Whether the key is valid but lacks the permission. */
export function isForbidden(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripePermissionError';
}

/** Whether Stripe doesn't know the key. */
export function isUnauthenticated(error: unknown): boolean {
  return isStripeFailure(error) && error.type === 'StripeAuthenticationError';
}

/** Stripe's messages may quote an address, so only impersonal parts are kept. */
class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly code: string;

  constructor({ type, code, param, requestId }: StripeFailure) {
    super([type, code, param, requestId].filter(Boolean).join(' '));
    this.code = code ?? type;
  }
}

/** Runs calls to Stripe, and turns their errors into those that the port promises. */
export async function whileStripeAnswers<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isStripeFailure(error)) throw error;
    const failure = new PaymentFailure(error);
    throw unreachable.includes(error.type)
      ? new DomainError('payments_unavailable', { retryAfterSeconds }, failure)
      : failure;
  }
}

/** Resolves to undefined when Stripe has no object with that id. */
export async function unlessMissing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
