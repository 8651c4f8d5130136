import { createHash } from 'node:crypto';

/** Lets us create our own calendars and use only those. The product promises to ask for nothing else. */
export const calendarScope = 'https://www.googleapis.com/auth/calendar.app.created';

type Consent = {
  /** The address of Google's consent page. */
  readonly page: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly codeVerifier: string;
  /** The user's email address, with which Google preselects the account. */
  readonly email?: string;
};

/**
 * The address of the consent page. Written without Google's SDK, because users who only look at the settings need this
 * address, and the SDK takes a tenth of a second and 40 MB to load.
 */
export function consentUrl({ page, clientId, redirectUri, state, codeVerifier, email }: Consent): string {
  const url = new URL(page);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: calendarScope,
    state,
    // Both are needed for a refresh token from a user who has consented before.
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(email !== undefined && { login_hint: email }),
  }).toString();
  return url.href;
}
