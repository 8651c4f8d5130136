import { routes } from 'virtual:routes';
import type { CallName } from '#apps/contract/index.ts';
import { ApiError, type Issue } from './api-error.ts';
import { sessionRefused } from './session.ts';

/** `params` and `query` for the address, `body` as JSON. */
export type Sent = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
};

const timeoutMs = 20_000;

/** Returns the address with its `:params` filled in. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Sends a call, with the token if there is one, and returns the server's reply. Throws as `call` does. */
export async function sendCall(
  name: CallName,
  token: string | undefined,
  { params, query, body }: Sent,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const [method, path, failure] = routes[name];
  const response = await send(
    failure,
    fillPath(path, params) + (query ? `?${new URLSearchParams(query)}` : ''),
    signal,
    {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  const reply: unknown = await response.json().catch(() => undefined);
  if (response.ok && reply !== undefined) return reply;
  if (response.status === 401 && token && name !== 'verifyMagicLink') sessionRefused(token);
  throw refusal(failure, response, reply);
}

async function send(
  failure: string,
  path: string,
  signal: AbortSignal | undefined,
  init: RequestInit,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: timeout.aborted ? 'timeout' : 'offline', message: failure });
  }
}

function refusal(failure: string, response: Response, reply: unknown): ApiError {
  const { message, code, requestId, issues } = (typeof reply === 'object' && reply !== null ? reply : {}) as Record<
    string,
    unknown
  >;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : failure,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    issues: Array.isArray(issues) ? (issues as Issue[]) : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
