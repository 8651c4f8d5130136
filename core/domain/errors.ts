/** The errors that the product's rules define. The web server and the command line decide on status and wording. */
export type DomainErrorCode =
  | 'invalid_input'
  | 'invalid_date'
  | 'invalid_link'
  | 'invalid_code'
  | 'not_signed_in'
  | 'session_ended'
  | 'session_not_found'
  | 'confirmation_needed'
  | 'not_onboarded'
  | 'guide_not_found'
  | 'town_not_found'
  | 'town_elsewhere'
  | 'task_not_found'
  | 'task_not_editable'
  | 'task_changed'
  | 'rhythm_not_proposed'
  | 'week_not_plannable'
  | 'no_days_left'
  | 'custom_task_not_found'
  | 'meter_not_found'
  | 'meter_in_use'
  | 'too_many_meters'
  | 'entry_not_found'
  | 'import_not_found'
  | 'too_many_entries'
  | 'identity_unavailable'
  | 'identity_not_offered'
  | 'identity_not_found'
  | 'identity_needed'
  | 'other_browser'
  | 'sign_in_elsewhere'
  | 'mail_not_sent'
  | 'passkey_refused'
  | 'passkey_not_found'
  | 'passkey_known'
  | 'too_many_passkeys'
  | 'token_not_found'
  | 'token_scope'
  | 'too_many_tokens'
  | 'app_unknown'
  | 'app_not_found'
  | 'too_many_apps'
  | 'webhook_not_found'
  | 'too_many_webhooks'
  | 'passport_not_found'
  | 'task_link_over'
  | 'premium_required'
  | 'already_premium'
  | 'no_subscription'
  | 'withdrawal_over'
  | 'declaration_not_found'
  | 'announced_too_late'
  | 'announcement_incomplete'
  | 'nothing_sold'
  | 'not_sold_in_language'
  | 'invalid_signature'
  | 'not_authorised'
  | 'summary_link_expired'
  | 'address_refused'
  | 'mail_rejected'
  | 'payments_unavailable'
  | 'calendar_not_connected'
  | 'calendar_premium_required'
  | 'calendar_needs_reconnect'
  | 'calendar_not_offered'
  | 'calendar_unavailable'
  | 'calendar_refused'
  | 'calendar_access_expired'
  | 'calendar_access_lost'
  | 'calendar_gone'
  | 'calendar_code_invalid'
  | 'calendar_no_refresh_token'
  | 'calendar_scope_missing'
  | 'calendar_feed_missing'
  | 'calendar_feed_not_found'
  | 'advice_premium_required'
  | 'advice_limit'
  | 'advice_not_found'
  | 'advisor_cut_short'
  | 'advisor_unavailable'
  | 'advisor_refused'
  | 'advisor_timed_out'
  | 'file_refused'
  | 'file_damaged'
  | 'picture_too_large'
  | 'file_not_found'
  | 'too_many_files'
  | 'files_full'
  | 'storage_full'
  | 'files_unavailable'
  | 'item_not_found'
  | 'part_not_found'
  | 'account_leaving'
  | 'email_taken'
  | 'household_not_found'
  | 'home_not_found'
  | 'home_not_named'
  | 'role_too_low'
  | 'last_owner'
  | 'home_not_empty'
  | 'already_in_home'
  | 'invitation_over'
  | 'sign_in_first'
  | 'home_full'
  | 'too_many_homes'
  | 'person_not_found'
  | 'too_many_requests'
  | 'too_many_changes'
  | 'too_many_tasks'
  | 'too_many_custom_tasks'
  | 'day_full'
  | 'storage_unavailable'
  | 'outcome_unknown';

type DomainErrorData = {
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

/** Whether it is an error of the product's rules with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly DomainErrorCode[]): error is DomainError =>
  error instanceof DomainError && codes.includes(error.code);
/** Whether the database can't be reached, so that everything else would fail too. */
export function isStorageAway(error: unknown): boolean {
  return hasCode(error, 'storage_unavailable', 'outcome_unknown');
}
