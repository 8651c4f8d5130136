/** Where Google's servers are, or those of a stand-in. */
export type GoogleAddresses = {
  /** The consent page. */
  readonly consent: string;
  readonly token: string;
  readonly revoke: string;
  /** The root of the APIs, with a trailing slash. */
  readonly api: string;
  /** The page on which the user sees a calendar. */
  readonly calendarPage: (calendarId: string) => string;
};

export const googleAddresses: GoogleAddresses = {
  consent: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/',
  calendarPage: (calendarId) =>
    `https://calendar.google.com/calendar/r?cid=${Buffer.from(calendarId).toString('base64url')}`,
};

/** The addresses of another server that speaks Google's protocols. `baseUrl` has no trailing slash. */
export const addressesAt = (baseUrl: string): GoogleAddresses => ({
  consent: `${baseUrl}/o/oauth2/v2/auth`,
  token: `${baseUrl}/token`,
  revoke: `${baseUrl}/revoke`,
  api: `${baseUrl}/`,
  calendarPage: () => baseUrl,
});
