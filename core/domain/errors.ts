/** The errors that the product's rules define. The web server and the command line decide on status and wording. */
export type DomainErrorCode =
  | 'invalid_input'
  | 'invalid_date'
  | 'invalid_link'
  | 'not_signed_in'
  | 'not_onboarded'
  | 'task_not_found'
  | 'week_not_plannable'
  | 'no_days_left'
  | 'custom_task_not_found'
  | 'entry_not_found'
  | 'import_not_found'
  | 'too_many_entries'
  | 'passport_not_found'
  | 'premium_required'
  | 'already_premium'
  | 'no_subscription'
  | 'invalid_signature'
  | 'payments_unavailable'
  | 'account_leaving'
  | 'household_not_found'
  | 'too_many_requests'
  | 'storage_unavailable';

export type DomainErrorData = {
  /** Seconds until the caller should try again. */
  readonly retryAfterSeconds?: number;
  /** The invalid fields, each with a message. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
};

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  readonly data: DomainErrorData;

  /** `cause` appears in the operator's log but not in responses. */
  constructor(code: DomainErrorCode, data: DomainErrorData = {}, cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.data = data;
  }
}
