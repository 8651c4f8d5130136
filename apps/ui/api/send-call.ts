import { homeHeader } from '#apps/contract/home-header.ts';
import type { CallName } from '#apps/contract/index.ts';
import { pageHeader } from '#apps/contract/page-header.ts';
import { code } from '#words/language.ts';
import { confirmPerson } from '../session/confirmation.ts';
import { currentHome, sessionRefused } from '../session/token.ts';
import { ApiError, type Issue } from './api-error.ts';
import { failureOf, type RouteName, routeOf } from './routes.ts';

export { preloadRest } from './routes.ts';

/** `params` and `query` for the address, `body` as JSON, unless it is a form. */
export type Sent = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
};

const timeoutMs = 20_000;
/** A file takes a while on a slow connection, and the assistant up to 40 seconds to read one. */
const formTimeoutMs = 100_000;

/** Returns the address with its `:params` filled in. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Sends a call, with the token and the home if there are any, and returns the server's reply. Throws as `call` does. */
export async function sendCall(
  name: CallName,
  token: string | undefined,
  { params, query, body }: Sent,
  signal: AbortSignal | undefined,
  home = currentHome(),
): Promise<unknown> {
  const [method, path] = await routeOf(name);
  const isForm = body instanceof FormData;
  const response = await request(
    name,
    fillPath(path, params) + (query ? `?${new URLSearchParams(query)}` : ''),
    {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...authorization(token, home),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    },
    signal,
    AbortSignal.timeout(isForm ? formTimeoutMs : timeoutMs),
  );
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok && reply !== undefined) return reply;
  const refused = await refusal(name, response, reply);
  // A link that has expired is refused with the same status, and says nothing about the session.
  sessionRefused(token, refused.code);
  if (await mayRepeat(refused)) return sendCall(name, token, { params, query, body } as Sent, signal, home);
  if (refused.code === 'home_not_found') dispatchEvent(new CustomEvent('homerefused', { detail: home }));
  throw refused;
}

/** Whether the call was refused only because the person signed in long ago, and they have now confirmed that it's them. */
export const mayRepeat = async ({ code }: ApiError): Promise<boolean> =>
  code === 'confirmation_needed' && (await confirmPerson());

/** Of this page until it is loaded again. A home's other pages have others. */
const pageId = Math.random().toString(36).slice(2, 18);

/** Who calls, from which page, and about which of their homes. */
export const authorization = (token: string | undefined, home = currentHome()) => ({
  ...(token && {
    authorization: `Bearer ${token}`,
    [pageHeader]: pageId,
    ...(home !== undefined && { [homeHeader]: home }),
  }),
});

/**
 * Sends a request. Throws ApiError if the server can't be reached or the timeout ends it, and AbortError if `signal` is
 * aborted.
 */
export async function request(
  name: RouteName,
  path: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  timeout = AbortSignal.timeout(timeoutMs),
): Promise<Response> {
  try {
    // For its refusals. What it says to a signed-in person is in their language anyway.
    const headers = { 'accept-language': code, ...init.headers };
    return await fetch(path, { ...init, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    const reason = timeout.aborted ? 'timeout' : 'offline';
    throw new ApiError({ status: 0, code: reason, message: await failureOf(name) });
  }
}

/** The error in a refused request’s response. */
export async function refusal(name: RouteName, response: Response, reply: unknown): Promise<ApiError> {
  const { message, code, requestId, issues } = (typeof reply === 'object' && reply !== null ? reply : {}) as Record<
    string,
    unknown
  >;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : await failureOf(name),
    requestId: typeof requestId === 'string' ? requestId : undefined,
    issues: Array.isArray(issues) ? (issues as Issue[]) : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
