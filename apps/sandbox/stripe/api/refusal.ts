/** The `error` of a response: https://docs.stripe.com/api/errors */
type StripeError = {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
};

/** Thrown while a request is handled. Contains the response in Stripe's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly error: StripeError;

  constructor(status: number, error: StripeError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, { param, code }: { param?: string; code?: string } = {}): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });

/** 404 if the path names the missing object, 400 if a parameter names it. */
export const missing = (what: string, id: string, param?: string): Refusal =>
  new Refusal(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  });
