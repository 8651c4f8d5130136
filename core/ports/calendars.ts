import type { CalendarEvent } from '../domain/calendar/event.ts';
import type { SetupProblem } from './setup-problem.ts';

/** What the user's consent gives us. Both tokens are secrets. */
export type CalendarGrant = CalendarAccess & {
  /** Valid until the user or the provider withdraws it. */
  readonly refreshToken: string;
};

export type CalendarAccess = {
  /** Valid for about an hour. */
  readonly accessToken: string;
  readonly expiresAt: Date;
};

/** The proof that the program that asked for consent is the one that redeems the code (PKCE, RFC 7636). */
type Proof = {
  /** 43 to 128 characters of `[A-Za-z0-9-._~]`. The provider sees only its SHA-256 until the code is redeemed. */
  readonly codeVerifier: string;
};

/** An event in one of our calendars. */
type Place = { readonly calendarId: string; readonly eventId: string };

/**
 * The user's calendars at the provider. We may create our own calendars and use only those.
 *
 * Every method that calls the provider retries when the provider is busy, and throws `calendar_unavailable` when that
 * doesn't help; the call may have taken effect nevertheless. It throws `calendar_refused` when the provider refuses the
 * call for a reason of its own. Methods with an access token throw
 * `calendar_access_expired` when it is no longer valid, and `calendar_access_lost` when it doesn't give the access that we
 * need. They don't refresh it.
 */
export type Calendars = {
  /**
   * The address of the page on which the user consents. `state` comes back with the code. `email` is the account that
   * the page suggests. Makes no call. Throws `calendar_not_offered` where the operator has no access to the provider.
   */
  consentUrl(visit: { readonly state: string; readonly email?: string } & Proof): Promise<string>;
  /**
   * Exchanges the code that came back. Throws `calendar_code_invalid` for a code that is unknown, expired, used or has
   * another verifier; `calendar_scope_missing` if the user consented to less than we need, after withdrawing the grant;
   * and `calendar_no_refresh_token`.
   */
  redeem(consent: { readonly code: string } & Proof): Promise<CalendarGrant>;
  /**
   * A new access token. `refreshToken` is present if the provider replaced it. Throws `calendar_access_lost` when the
   * grant is no longer valid.
   */
  refresh(refreshToken: string): Promise<CalendarAccess & { readonly refreshToken?: string }>;
  /** Withdraws the grant with all its tokens. Has no effect on a grant that is no longer valid. */
  revoke(refreshToken: string): Promise<void>;
  /** Creates a calendar and returns its id. Each call creates another one. */
  createCalendar(
    accessToken: string,
    calendar: { readonly title: string; readonly description: string; readonly timezone: string },
  ): Promise<string>;
  /** Deletes the calendar with all its events. Has no effect on one that no longer exists. */
  deleteCalendar(accessToken: string, calendarId: string): Promise<void>;
  /**
   * Whether the event exists, or existed and was deleted. Undefined for an id that was never used. Throws
   * `calendar_gone` when the calendar doesn't exist; not every provider can tell this from an unknown event.
   */
  findEvent(accessToken: string, place: Place): Promise<'live' | 'cancelled' | undefined>;
  /**
   * Creates the event. `id_taken`: an event with this id exists, or existed and was deleted, since ids are never
   * available again. Throws `calendar_gone`.
   */
  insertEvent(accessToken: string, calendarId: string, event: CalendarEvent): Promise<'saved' | 'id_taken'>;
  /**
   * Replaces everything in the event. `gone`: there is no such event, it was deleted, or there is no such calendar,
   * which `insertEvent` then reports.
   */
  updateEvent(accessToken: string, calendarId: string, event: CalendarEvent): Promise<'saved' | 'gone'>;
  /** The address of the page on which the user sees the calendar. Makes no call. */
  addressOf(calendarId: string): string;
  /** Checks whether the provider knows us and the address to which it sends users back. Undefined if all is well. */
  findProblem(): Promise<SetupProblem | undefined>;
  /** Deletes the event. Has no effect if the event or its calendar doesn't exist. */
  deleteEvent(accessToken: string, place: Place): Promise<void>;
};
