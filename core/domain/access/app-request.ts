import { type TokenScope, tokenScopes } from './api-token.ts';
import { type ClientDocument, longestClientAddress } from './client-document.ts';

/** The parameters with which an app sends a person's browser to us, by OAuth's names (RFC 6749, 7636, 8707). */
export type AppRequest = {
  readonly response_type?: string | undefined;
  readonly client_id?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
  readonly scope?: string | undefined;
  readonly state?: string | undefined;
  readonly resource?: string | undefined;
};

/** What an app asks for, when nothing is wrong with it. */
export type AppWish = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  /** What it may be given at most. */
  readonly scope: TokenScope;
};

type RequestError = 'unsupported_response_type' | 'invalid_request' | 'invalid_scope' | 'invalid_target';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Only addresses that no one can read on the way, and that run nothing in the browser. */
function isRedirectUri(text: string): boolean {
  const url = text.length <= longestClientAddress ? URL.parse(text) : null;
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isLoopback(url);
}

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopback.has(hostname);

/** Whether codes that are sent there stay on the computer, where any program may have asked for them. */
export const staysOnComputer = (redirectUri: string): boolean => isLoopback(new URL(redirectUri));

/** The same text; for a program on the person's computer, any port (RFC 8252). */
function matches(registered: string, given: string): boolean {
  if (registered === given) return true;
  const [known, url] = [URL.parse(registered), URL.parse(given)];
  if (!known || !url || !isLoopback(known)) return false;
  url.port = known.port;
  return url.href === known.href;
}

/** Whether the app may be answered at the address of the request. If not, only its person learns what is wrong. */
export const mayAnswer = ({ redirectUris }: ClientDocument, redirectUri: string): boolean =>
  isRedirectUri(redirectUri) && redirectUris.some((registered) => matches(registered, redirectUri));

/** What the app asks for, or what is wrong with its request. `resource`: the address of what apps may call here. */
export function wishIn(request: AppRequest, resource: string): Pick<AppWish, 'codeChallenge' | 'scope'> | RequestError {
  const { response_type, code_challenge = '', code_challenge_method, scope = tokenScopes.join(' ') } = request;
  if (response_type !== 'code') return 'unsupported_response_type';
  if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge)) return 'invalid_request';
  if (request.resource !== undefined && request.resource !== resource) return 'invalid_target';
  const asked = tokenScopes.filter((each) => scope.split(' ').includes(each)).at(-1);
  return asked === undefined ? 'invalid_scope' : { codeChallenge: code_challenge, scope: asked };
}

/** The text that an app shows with its code (RFC 7636). */
export const isCodeVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text);

/** Where the browser goes with the outcome. `iss` lets an app that knows several servers notice a mix-up (RFC 9207). */
export function answerAddress(
  redirectUri: string,
  answer: Readonly<Record<string, string | undefined>> & { readonly iss: string },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
