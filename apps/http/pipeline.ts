import type { Context, Middleware } from 'koa';
import getRawBody from 'raw-body';
import type { z } from 'zod';
import type { Access, Endpoint } from '#apps/contract/endpoint.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/household.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import { HttpError } from './errors.ts';
import type { State } from './state.ts';
import { issuesInWords, whatIsWrong } from './words-for-issue.ts';

/** In bytes. */
const largestBody = 100 * 1024;
/** Nobody means such a key well; what would only be ignored is rather refused. */
const prototypeKey = /"__proto__"\s*:/;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Caller<A extends Access> = {
  readonly public: object;
  readonly session: { readonly claims: SessionClaims };
  readonly household: { readonly claims: SessionClaims; readonly household: Household };
}[A];

type Input<E extends Endpoint> = Caller<E['access']> & {
  readonly params: Parsed<E['params']>;
  readonly body: Parsed<E['body']>;
};

/** What a route needs, beside its use case. */
export type PipelineDeps = {
  readonly sessionTokens: SessionTokens;
  readonly authenticate: (claims: SessionClaims) => Promise<Household>;
};

export type Route = { readonly endpoint: Endpoint; readonly run: Middleware<State> };

/** Refuses with `too_many_requests`; runs before anything else is looked at. */
export type Limit = (ctx: Context) => Promise<void>;

async function claimsOf(ctx: Context, { sessionTokens }: PipelineDeps): Promise<SessionClaims> {
  const [scheme, token] = ctx.get('Authorization').split(' ');
  const claims = scheme?.toLowerCase() === 'bearer' && token ? await sessionTokens.verify(token) : undefined;
  if (!claims) throw new DomainError('not_signed_in');
  return claims;
}

async function callerOf(ctx: Context, access: Access, deps: PipelineDeps) {
  if (access === 'public') return {};
  const claims = await claimsOf(ctx, deps);
  return access === 'session' ? { claims } : { claims, household: await deps.authenticate(claims) };
}

async function readBody(ctx: Context): Promise<unknown> {
  if (!ctx.is('application/json')) throw new HttpError('unsupported_media_type');
  try {
    const length = ctx.get('Content-Length') || null;
    const text = await getRawBody(ctx.req, { length, limit: largestBody, encoding: 'utf8' });
    if (prototypeKey.test(text)) throw new HttpError('malformed_json');
    return JSON.parse(text);
  } catch (error) {
    const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw new HttpError(isTooLarge ? 'payload_too_large' : 'malformed_json');
  }
}

/** Where no body is asked for a small one is overlooked; a large one is a mistake that its sender should hear of. */
function refuseLargeBody(ctx: Context): void {
  if ((ctx.request.length ?? 0) > largestBody) throw new HttpError('payload_too_large');
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: whatIsWrong });
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid_input', { issues: issuesInWords(parsed.error) });
}

/** An endpoint's way through: limit, authenticate, parse, use case, present. */
export function route<E extends Endpoint>(
  endpoint: E,
  deps: PipelineDeps,
  handle: (input: Input<E>) => Promise<z.input<E['response']>>,
  limits: readonly Limit[] = [],
): Route {
  const run: Middleware<State> = async (ctx) => {
    ctx.state.failure = endpoint.failure;
    for (const limit of limits) await limit(ctx);
    const caller = await callerOf(ctx, endpoint.access, deps);
    const params = parse(endpoint.params, ctx.params);
    const body = endpoint.body ? parse(endpoint.body, await readBody(ctx)) : refuseLargeBody(ctx);
    ctx.body = await handle({ ...caller, params, body } as Input<E>);
    ctx.set('Cache-Control', 'no-store');
  };
  return { endpoint, run };
}
