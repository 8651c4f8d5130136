import type { OAuth2Client } from 'google-auth-library';
import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/v3.js';
import type { GoogleAddresses } from './addresses.ts';

export type GoogleClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly addresses: GoogleAddresses;
  /** The address of our callback, as registered with Google. */
  readonly redirectUri: string;
  /** How long to wait for each response. */
  readonly timeoutMs: number;
};

export type Sdk = {
  readonly calendar: calendar_v3.Calendar;
  /** Returns a new client for each exchange with the token endpoint, because a client keeps the tokens it receives. */
  readonly oauth: (refreshToken?: string) => OAuth2Client;
};

/**
 * Google's SDK, imported when it is first needed. We retry ourselves, so its own retries are off.
 * See docs/decisions/0027.
 */
export function lazySdk({ clientId, clientSecret, addresses, redirectUri, timeoutMs }: GoogleClient) {
  let sdk: Promise<Sdk> | undefined;
  const load = async (): Promise<Sdk> => {
    const [{ calendar }, { OAuth2Client }] = await Promise.all([
      import('googleapis/build/src/apis/calendar/index.js'),
      import('google-auth-library'),
    ]);
    // Node's own `fetch` instead of a package's: it is faster, and is loaded anyway.
    const requests = { timeout: timeoutMs, fetchImplementation: fetch };
    const endpoints = { oauth2TokenUrl: addresses.token, oauth2RevokeUrl: addresses.revoke };
    return {
      calendar: calendar({ version: 'v3', retry: false, ...requests }),
      oauth: (refreshToken) => {
        const options = { clientId, clientSecret, redirectUri, endpoints, transporterOptions: requests };
        const client = new OAuth2Client(options);
        if (refreshToken !== undefined) client.setCredentials({ refresh_token: refreshToken });
        client.transporter.interceptors.request.add({
          resolved: async (request) =>
            Object.assign(request, { retry: false, retryConfig: { retry: 0, noResponseRetries: 0 } }),
        });
        return client;
      },
    };
  };
  return (): Promise<Sdk> => {
    sdk ??= load();
    return sdk;
  };
}
