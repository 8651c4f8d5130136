/**
 * A failed call to Google. Contains neither Google's text nor the request, because both can contain a token or an
 * address.
 */
export type GoogleFailure = Error & {
  readonly name: 'GoogleFailure';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** Google's code for the reason, or the system's code for a broken connection. */
  readonly reason: string;
  /** How long Google asks us to wait. */
  readonly retryAfterSeconds?: number;
};

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Codes are single words; other text is not kept. */
const asCode = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;

export const isGoogleFailure = (error: unknown): error is GoogleFailure =>
  error instanceof Error && error.name === 'GoogleFailure';

/** Describes an error of Google's SDK. Returns undefined for an error that is not about a call. */
export function failureOf(error: unknown): GoogleFailure | undefined {
  if (!(error instanceof Error) || !('config' in error)) return undefined;
  const response = readProperty(error, 'response');
  const status = Number(readProperty(response, 'status') ?? 0);
  const reason = asCode(reasonIn(readProperty(response, 'data'))) ?? asCode(readProperty(error, 'code')) ?? 'unknown';
  const retryAfterSeconds = secondsIn(readProperty(response, 'headers'));
  return Object.assign(new Error(`Google returned ${status || 'no response'}: ${reason}`), {
    name: 'GoogleFailure' as const,
    status,
    reason,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** The Calendar API describes errors in a list; the token endpoint sends a code. */
function reasonIn(data: unknown): unknown {
  const error = readProperty(data, 'error');
  const list = readProperty(error, 'errors');
  return Array.isArray(list) ? readProperty(list[0], 'reason') : error;
}

function secondsIn(headers: unknown): number | undefined {
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

const limits = ['rateLimitExceeded', 'userRateLimitExceeded'];
const longerLimits = ['quotaExceeded', 'dailyLimitExceeded'];

/** Whether Google refused the call before it had any effect, and may accept it in a moment. */
export const isLimited = ({ status, reason }: GoogleFailure): boolean =>
  status === 429 || (status === 403 && limits.includes(reason));

/** Whether a call failed that may have had an effect, and may succeed in a moment. A time-out has waited long enough. */
export const isInterrupted = ({ status, reason }: GoogleFailure): boolean =>
  status === 0 ? !/^(Timeout|Abort)/.test(reason) : status >= 500 && status !== 501;

/** Codes for a mistake in the settings or in Google's console, which only the operator can correct. */
const setup = ['invalid_client', 'unauthorized_client', 'redirect_uri_mismatch', 'accessNotConfigured'];

/** Whether nothing is wrong with the call or the grant, so that the call may succeed later. */
export const isTemporary = (failure: GoogleFailure): boolean =>
  isLimited(failure) ||
  failure.status === 0 ||
  failure.status >= 500 ||
  longerLimits.includes(failure.reason) ||
  setup.includes(failure.reason);
