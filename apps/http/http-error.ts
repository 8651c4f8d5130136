import type { RequestErrorCode } from '#apps/contract/errors.ts';

/** Refuses a request before a use case receives it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode) {
    super(code);
    this.code = code;
  }
}
