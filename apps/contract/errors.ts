import { mostApiTokens } from '#core/domain/access/api-token.ts';
import { mostConnectedApps } from '#core/domain/access/connected-app.ts';
import { mostPasskeys } from '#core/domain/access/passkey.ts';
import type { DomainErrorCode } from '#core/domain/errors.ts';
import { fileLimits } from '#core/domain/files/limits.ts';
import { mostCustomTasks } from '#core/domain/limits.ts';
import { mostMeters } from '#core/domain/meters/meter.ts';
import { mostHomes, mostPeople } from '#core/domain/people/membership.ts';
import { mostWebhooks } from '#core/domain/webhooks/webhook.ts';

/** Errors that are found before a use case runs, and `internal` for an unexpected failure. */
export type RequestErrorCode =
  | 'malformed_address'
  | 'not_found'
  | 'method_not_allowed'
  | 'foreign_origin'
  | 'unsupported_media_type'
  | 'malformed_json'
  | 'malformed_form'
  | 'form_expected'
  | 'payload_too_large'
  | 'one_at_a_time'
  | 'too_busy'
  | 'internal';

export type ErrorCode = DomainErrorCode | RequestErrorCode;

const reconnect = 'Google no longer lets Upkept use its calendar. Please reconnect it in the settings.';
const noGoogle = 'Google Calendar cannot be reached right now. Please try again in a moment.';

/** The HTTP status of each error, and its message for the user. */
export const errors: Readonly<Record<ErrorCode, { readonly status: number; readonly message: string }>> = {
  invalid_input: { status: 400, message: 'Please check what you entered' },
  invalid_date: { status: 400, message: 'Please choose a valid date' },
  invalid_link: { status: 401, message: 'Invalid or expired token' },
  invalid_code: {
    status: 401,
    message: 'This code is wrong or no longer works. Please check it, or ask for a new email.',
  },
  not_signed_in: { status: 401, message: 'Please sign in to continue' },
  session_ended: { status: 401, message: 'Please sign in to continue' },
  session_not_found: { status: 404, message: 'That device is logged out already' },
  confirmation_needed: { status: 403, message: 'Please confirm that it’s you, and try again' },
  not_onboarded: { status: 409, message: 'Please tell us about your home first' },
  guide_not_found: { status: 404, message: 'There is no such guide' },
  town_not_found: { status: 400, message: 'We don’t know this town. Please choose one from the list' },
  town_elsewhere: { status: 400, message: 'This town is in another country. Please choose one in yours' },
  task_not_found: { status: 404, message: 'This task no longer exists' },
  task_changed: { status: 409, message: 'This task was moved on another device' },
  rhythm_not_proposed: {
    status: 409,
    message: 'This proposal no longer fits what you have done since. Please look again',
  },
  task_not_editable: { status: 409, message: 'Only your own tasks can be edited' },
  week_not_plannable: { status: 400, message: 'Only the current week and the four after it can be planned' },
  no_days_left: { status: 409, message: 'No scheduled day is left in this week, so it stays as it is' },
  custom_task_not_found: { status: 404, message: 'This custom task no longer exists' },
  meter_not_found: { status: 404, message: 'This meter no longer exists' },
  meter_in_use: { status: 409, message: 'A custom task is due by this meter. Please change that task first' },
  too_many_meters: {
    status: 409,
    message: `You already have ${mostMeters} meters. Please delete one that you no longer need.`,
  },
  entry_not_found: { status: 404, message: 'This entry no longer exists' },
  import_not_found: { status: 404, message: 'This import no longer exists' },
  too_many_entries: {
    status: 409,
    message: 'Your history is full. Please delete entries that you no longer need, or shorten their notes.',
  },
  identity_unavailable: { status: 503, message: 'Your sign-in service cannot be reached right now. Please try again.' },
  identity_not_offered: { status: 404, message: 'No sign-in service is set up here' },
  identity_not_found: { status: 404, message: 'This connection no longer exists' },
  identity_needed: { status: 409, message: 'Here, this is the only way to sign in, so it stays' },
  other_browser: {
    status: 409,
    message: 'Please open this link in the browser in which you began to sign in. It is still valid.',
  },
  sign_in_elsewhere: { status: 403, message: 'Here, everyone signs in with the sign-in service' },
  mail_not_sent: { status: 409, message: 'This server sends no mail, so the address can’t be confirmed' },
  passkey_refused: {
    status: 401,
    message: 'This passkey isn’t accepted here. Please sign in with your email address.',
  },
  passkey_not_found: { status: 404, message: 'This passkey no longer exists' },
  passkey_known: { status: 409, message: 'This device has a passkey for your account already' },
  too_many_passkeys: {
    status: 409,
    message: `You already have ${mostPasskeys} passkeys. Please remove one that you no longer need.`,
  },
  token_not_found: { status: 404, message: 'This token no longer exists' },
  token_scope: { status: 403, message: 'This token doesn’t allow that' },
  too_many_tokens: {
    status: 409,
    message: `You already have ${mostApiTokens} tokens. Please remove one that you no longer need.`,
  },
  task_link_over: { status: 404, message: 'This link no longer works' },
  app_unknown: {
    status: 400,
    message: 'This app can’t be connected, because it doesn’t say who it is or where to return to',
  },
  app_not_found: { status: 404, message: 'This app is no longer connected' },
  too_many_apps: {
    status: 409,
    message: `You already have ${mostConnectedApps} connected apps. Please remove one that you no longer need.`,
  },
  webhook_not_found: { status: 404, message: 'This webhook no longer exists' },
  too_many_webhooks: {
    status: 409,
    message: `You already have ${mostWebhooks} webhooks. Please remove one that you no longer need.`,
  },
  passport_not_found: { status: 404, message: 'This house passport is no longer shared' },
  premium_required: { status: 403, message: 'Premium subscription required to create more than one custom task' },
  already_premium: { status: 409, message: 'You already have a Premium subscription' },
  no_subscription: { status: 409, message: 'There is no subscription to manage' },
  not_sold_in_language: {
    status: 409,
    message: 'Contracts aren’t concluded in this language. Please buy from the English pages.',
  },
  announced_too_late: { status: 400, message: 'What is announced has to apply at least 30 days from today.' },
  announcement_incomplete: {
    status: 400,
    message: 'An announcement needs the new price, or what changes in each language.',
  },
  nothing_sold: { status: 404, message: 'Nothing is sold here, so there is no contract to end.' },
  declaration_not_found: { status: 404, message: 'No declaration with this id waits for an answer.' },
  withdrawal_over: { status: 409, message: 'The 14 days for withdrawing are over. You can cancel Premium instead.' },
  invalid_signature: { status: 400, message: 'The signature is not valid' },
  not_authorised: { status: 401, message: 'The credentials are not valid' },
  summary_link_expired: {
    status: 410,
    message: 'This link no longer works. Sign in to change your week or your summary settings.',
  },
  address_refused: { status: 409, message: 'Mail to this address can’t be delivered' },
  mail_rejected: { status: 409, message: 'The mail server rejected the mail' },
  payments_unavailable: {
    status: 503,
    message: 'Our payment provider cannot be reached right now. Please try again in a moment.',
  },
  calendar_not_connected: { status: 404, message: 'No calendar is connected' },
  calendar_premium_required: { status: 403, message: 'Premium subscription required for calendar integration.' },
  calendar_needs_reconnect: { status: 409, message: reconnect },
  calendar_not_offered: {
    status: 503,
    message: 'Google Calendar isn’t set up here. The private address works in any calendar, Google’s included.',
  },
  calendar_unavailable: { status: 503, message: noGoogle },
  calendar_refused: { status: 502, message: 'Google Calendar refused the change. Please try again later.' },
  calendar_access_expired: { status: 503, message: noGoogle },
  calendar_access_lost: { status: 409, message: reconnect },
  calendar_gone: { status: 409, message: 'The calendar “Upkept” was deleted at Google. Please sync again.' },
  calendar_code_invalid: {
    status: 400,
    message: 'Authorization code expired or already used. Please try connecting again.',
  },
  calendar_no_refresh_token: {
    status: 400,
    message: 'No refresh token received. Please revoke access in your calendar provider account and try again.',
  },
  calendar_scope_missing: {
    status: 400,
    message: 'Upkept needs your permission to create its own calendar. Please connect again and leave the box ticked.',
  },
  calendar_feed_missing: { status: 404, message: 'You have no private calendar address' },
  calendar_feed_not_found: { status: 404, message: 'There is no calendar at this address' },
  advice_premium_required: { status: 403, message: 'Reading a file is part of Premium' },
  advice_limit: { status: 429, message: 'The assistant has answered all it can for now. Please try again later.' },
  advice_not_found: { status: 404, message: 'This question no longer exists' },
  advisor_cut_short: { status: 502, message: 'The answer was cut short. Please try again.' },
  advisor_unavailable: {
    status: 503,
    message: 'The assistant cannot be reached right now. Please try again in a moment.',
  },
  advisor_refused: { status: 422, message: 'The assistant cannot answer this question' },
  advisor_timed_out: { status: 504, message: 'The assistant took too long to answer. Please try again.' },
  file_refused: { status: 415, message: 'Please choose a PDF, or a PNG, JPEG or WebP picture' },
  file_damaged: { status: 422, message: 'This file is damaged or incomplete. Please choose another one.' },
  picture_too_large: { status: 422, message: 'This picture has too many pixels. Please make it smaller.' },
  file_not_found: { status: 404, message: 'This file no longer exists' },
  too_many_files: {
    status: 409,
    message: `An entry or an appliance can have at most ${fileLimits.ofOwner} files. Please delete one that you no longer need.`,
  },
  files_full: {
    status: 409,
    message: 'Your homes have no room for more files. Please delete some that you no longer need.',
  },
  storage_full: {
    status: 507,
    message: 'The server has no room for more files right now, so this one was not saved. Please try again later.',
  },
  files_unavailable: {
    status: 503,
    message: 'Photos and documents cannot be reached right now. Please try again in a moment.',
  },
  part_not_found: { status: 404, message: 'This part is no longer in the list' },
  item_not_found: { status: 404, message: 'Your home does not have this item' },
  account_leaving: { status: 409, message: 'This account is being deleted. Please try again later.' },
  email_taken: { status: 409, message: 'This address belongs to another account' },
  home_not_found: { status: 404, message: 'You aren’t in this home' },
  home_not_named: { status: 409, message: 'This person is in several homes. Please name one.' },
  role_too_low: { status: 403, message: 'Your role in this home doesn’t allow this' },
  last_owner: {
    status: 409,
    message: 'A home with several people needs an owner. Please hand it over or delete it first.',
  },
  home_full: {
    status: 409,
    message: `A home has at most ${mostPeople} people, with those who are invited. Remove someone, or take back an invitation.`,
  },
  too_many_homes: { status: 409, message: `You can look after at most ${mostHomes} homes with one account.` },
  home_not_empty: {
    status: 409,
    message: 'Others live in this home. Please remove them first, or hand it over and leave.',
  },
  already_in_home: { status: 409, message: 'This person is in the home already' },
  invitation_over: { status: 404, message: 'This invitation was accepted or taken back, or its time is over' },
  sign_in_first: { status: 409, message: 'Please sign in to accept the invitation' },
  person_not_found: { status: 404, message: 'This person isn’t in the home' },
  household_not_found: { status: 404, message: 'No account has this address' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  too_many_changes: {
    status: 429,
    message: 'That was a lot of changes at once. Please pause for a moment.',
  },
  too_many_tasks: { status: 409, message: 'You have added as many tasks as Upkept can store' },
  too_many_custom_tasks: {
    status: 409,
    message: `You already have ${mostCustomTasks} custom tasks. Please delete one that you no longer need.`,
  },
  day_full: { status: 409, message: 'This day is full. Please choose another day.' },
  storage_unavailable: {
    status: 503,
    message: 'We are having trouble reaching our database. Please try again in a moment.',
  },
  outcome_unknown: {
    status: 503,
    message: 'We cannot tell whether this was saved. Please reload the page and check before you try again.',
  },
  malformed_address: { status: 400, message: 'The address is not valid' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  method_not_allowed: { status: 405, message: 'This address doesn’t support that method' },
  foreign_origin: { status: 403, message: 'Requests from other sites are not accepted' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json' },
  malformed_json: { status: 400, message: 'The body is not valid JSON' },
  form_expected: { status: 415, message: 'The body must be multipart/form-data' },
  malformed_form: { status: 400, message: 'The body is not a valid form' },
  payload_too_large: { status: 413, message: 'The request is too large' },
  one_at_a_time: { status: 429, message: 'Your last request is still being served. Please try again in a moment.' },
  too_busy: { status: 503, message: 'Many files are being read right now. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side' },
};
