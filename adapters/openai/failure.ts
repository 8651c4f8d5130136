import { DomainError } from '#core/domain/errors.ts';

/** Why an attempt failed. `unusable`: the model wrote something that can't be parsed. `rejected`: it would fail again. */
type FailureKind = 'busy' | 'broken' | 'timed-out' | 'unusable' | 'refused' | 'rejected';

/** A failed attempt. It contains neither the request nor the provider's text, because both can repeat what users wrote. */
export type Failure = Error & {
  readonly name: 'AdvisorFailure';
  readonly kind: FailureKind;
  /** The HTTP status; 0 without one. */
  readonly status: number;
  /** How long the provider asks us to wait. */
  readonly retryAfterSeconds?: number;
};

type Details = { readonly status?: number; readonly code?: unknown; readonly retryAfterSeconds?: number };

export function makeFailure(kind: FailureKind, { status = 0, code, retryAfterSeconds }: Details = {}): Failure {
  // Codes are single words; other text is not kept.
  const reason = typeof code === 'string' && /^\w{1,60}$/.test(code) ? `: ${code}` : '';
  return Object.assign(new Error(`The model’s server returned ${status || 'no response'} (${kind}${reason})`), {
    name: 'AdvisorFailure' as const,
    kind,
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'AdvisorFailure';

const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function secondsIn(headers: unknown): number | undefined {
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** Describes an error of the SDK or of the connection. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  if (error instanceof SyntaxError) return makeFailure('unusable');
  const status = readProperty(error, 'status');
  if (typeof status !== 'number') return makeFailure('broken', { code: readProperty(error, 'code') });
  const seconds = secondsIn(readProperty(error, 'headers'));
  const details = {
    status,
    code: readProperty(error, 'code') ?? readProperty(error, 'type'),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  };
  if (status === 429 && details.code !== 'insufficient_quota') return makeFailure('busy', details);
  return makeFailure(status >= 500 || status === 408 || status === 409 ? 'broken' : 'rejected', details);
}

/** The error that the port promises. `hasBegun`: a part of the answer was used. */
export function asDomainError(failure: Failure, hasBegun = false): DomainError {
  if (failure.kind === 'refused') return new DomainError('advisor_refused', {}, failure);
  if (failure.kind === 'timed-out') return new DomainError('advisor_timed_out', {}, failure);
  return new DomainError(hasBegun ? 'advisor_cut_short' : 'advisor_unavailable', {}, failure);
}
