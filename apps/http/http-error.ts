import type { RequestErrorCode } from '#apps/contract/errors.ts';

/** A request that is refused before a use case sees it. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode) {
    super(code);
    this.code = code;
  }
}
