import type { RequestErrorCode } from '#apps/contract/errors.ts';

/** Refuses a request before a use case receives it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: RequestErrorCode;
  /** Seconds until the client should try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RequestErrorCode, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
