import { isRegisteredRedirect, registeredClient } from './client.ts';
import { sortScopes } from './scopes.ts';

/** A valid request for consent. */
export type ConsentRequest = {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  /** Whether the client asks for a refresh token. */
  readonly isOffline: boolean;
  /** Whether the client asks for consent even if it was given before. */
  readonly asksAgain: boolean;
  /** The SHA-256 of the verifier, in base64url. */
  readonly challenge: string;
  /** The account that the client expects; may be empty. */
  readonly loginHint: string;
};

/** What Google shows instead of the consent page. It doesn't redirect to the client. */
export type ConsentError = { readonly status: number; readonly error: string; readonly message: string };

const fail = (error: string, message: string, status = 400): ConsentError => ({ status, error, message });
const needed = ['client_id', 'redirect_uri', 'response_type', 'scope', 'code_challenge', 'state'] as const;

/** https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient */
export function readConsentRequest(query: URLSearchParams): ConsentRequest | ConsentError {
  const value = (name: string): string => query.get(name) ?? '';
  const doubled = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (doubled) return fail('invalid_request', `OAuth 2 parameters can only have a single value: ${doubled}`);
  const absent = needed.find((name) => value(name) === '');
  if (absent) return fail('invalid_request', `Missing required parameter: ${absent}`);
  if (value('client_id') !== registeredClient.id) return fail('invalid_client', 'The OAuth client was not found.', 401);
  if (!isRegisteredRedirect(value('redirect_uri')))
    return fail('redirect_uri_mismatch', `The redirect URI ${value('redirect_uri')} is not registered.`);
  if (value('response_type') !== 'code')
    return fail('unsupported_response_type', `Invalid response_type: ${value('response_type')}`);
  if (!/^(online|offline)?$/.test(value('access_type')))
    return fail('invalid_request', `Invalid parameter value for access_type: ${value('access_type')}`);
  const prompts = value('prompt').split(' ').filter(Boolean);
  if (prompts.some((prompt) => prompt !== 'consent' && prompt !== 'select_account'))
    return fail('invalid_request', `Invalid prompt: ${value('prompt')}`);
  if (value('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(value('code_challenge')))
    return fail('invalid_request', 'Invalid code_challenge: this stand-in takes S256 alone.');
  const { granted, refused } = sortScopes(value('scope'));
  if (refused.length > 0)
    return fail('invalid_scope', `Some requested scopes were invalid. {invalid=[${refused.join(', ')}]}`);
  return {
    redirectUri: value('redirect_uri'),
    scopes: granted,
    state: value('state'),
    isOffline: value('access_type') === 'offline',
    asksAgain: prompts.includes('consent'),
    challenge: value('code_challenge'),
    loginHint: value('login_hint'),
  };
}
