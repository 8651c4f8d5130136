import type { z } from 'zod';
import type { Contract } from '#apps/http/contract/index.ts';
import { type RouteName, routes } from '#apps/http/contract/routes.ts';
import { ApiError, type Issue } from './api-error.ts';
import { failures } from './failures.ts';
import { readToken, sessionRefused } from './session.ts';

type ParamsOf<E> = E extends { params: infer P extends z.ZodType }
  ? { params: { [Key in keyof z.input<P>]: string | number } }
  : unknown;
type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown;

/** What a call sends: `params` for the path, `body` as JSON; both by the contract. */
export type InputOf<Name extends RouteName> = ParamsOf<Contract[Name]> & BodyOf<Contract[Name]>;
export type OutputOf<Name extends RouteName> = z.output<Contract[Name]['response']>;

type Sent = { params?: Record<string, string | number>; body?: unknown };
type Options = { signal?: AbortSignal };

const timeoutMs = 20_000;

/** The address with its `:params` filled in. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Calls one endpoint of the contract as the signed-in user. Throws ApiError, except that an abort stays an AbortError. */
export async function call<Name extends RouteName>(
  name: Name,
  ...[input, options]: unknown extends InputOf<Name>
    ? [input?: undefined, options?: Options]
    : [input: InputOf<Name>, options?: Options]
): Promise<OutputOf<Name>> {
  const [method, path] = routes[name].split(' ') as [string, string];
  const { params, body } = (input ?? {}) as Sent;
  const token = readToken();
  const response = await send(name, fillPath(path, params), options?.signal, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as OutputOf<Name>;
  if (response.status === 401 && token && name !== 'verifyMagicLink') sessionRefused(token);
  throw refusal(name, response, answer);
}

async function send(
  name: RouteName,
  path: string,
  signal: AbortSignal | undefined,
  init: RequestInit,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ status: 0, code: timeout.aborted ? 'timeout' : 'offline', message: failures[name] });
  }
}

function refusal(name: RouteName, response: Response, answer: unknown): ApiError {
  const { message, code, requestId, issues } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<
    string,
    unknown
  >;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : failures[name],
    requestId: typeof requestId === 'string' ? requestId : undefined,
    issues: Array.isArray(issues) ? (issues as Issue[]) : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
