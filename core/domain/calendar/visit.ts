import { minuteMs } from '../time/durations.ts';

/** How long the user has to consent. */
export const visitMinutes = 10;
export const visitMs = visitMinutes * minuteMs;

/** The purpose of the state that the visit carries. */
export const connectPurpose = 'connect-calendar';

/** The purpose of what the browser keeps of a person's visit. */
export const browserPurposeOf = (personId: string): string => `connect-calendar-browser of ${personId}`;

/** Why a visit ended without a connection. These become parameters of the web app's page. */
export type VisitFailure =
  | 'invalid_grant'
  | 'no_refresh_token'
  | 'premium_required'
  | 'expired_state'
  | 'scope_missing'
  | 'access_denied'
  | 'failed';
