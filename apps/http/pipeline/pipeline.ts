import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import type { Access, Endpoint } from '#apps/contract/endpoint.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/household.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import type { Limits } from '../limits.ts';
import type { State } from '../state.ts';
import type { Cookies } from './handler.ts';
import { readBytes, readJson, refuseLargeBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import { reply } from './reply.ts';
import { validationMessage, validationMessages } from './validation-messages.ts';

/** The dependencies of the pipeline besides the handler. */
export type PipelineDeps = {
  readonly limits: Limits;
  /** Throws when the household has changed too much lately. */
  readonly limitChanges: (householdId: string) => Promise<void>;
  readonly sessionTokens: SessionTokens;
  readonly authenticate: (claims: SessionClaims) => Promise<Household>;
  /** Whether browsers reach us over TLS only. */
  readonly secureCookies: boolean;
};

/** Processes a request to one endpoint: checks the limit, authenticates, parses, calls the handler and replies. */
export function pipeline(
  endpoint: Endpoint,
  handle: (input: never, cookies: Cookies) => Promise<unknown>,
  deps: PipelineDeps,
): Middleware<State> {
  const { access, kind, limit, method } = endpoint;
  const isCounted = method !== 'GET' && endpoint.unlimited !== true;
  const failure = 'failure' in endpoint ? endpoint.failure : undefined;
  return async (ctx) => {
    ctx.state.route = endpoint.path;
    if (failure !== undefined) ctx.state.failure = failure;
    if (limit) await deps.limits[limit](ctx);
    const caller = await callerOf(ctx, access, deps);
    if (isCounted && 'claims' in caller) await deps.limitChanges(caller.claims.householdId);
    const params = parse(endpoint.params, ctx.params);
    // Koa parses the query only when it is read.
    const query = endpoint.query && parse(endpoint.query, ctx.query);
    const headers = parse(endpoint.headers, ctx.headers);
    const body = await bodyOf(ctx, endpoint);
    const output = await handle({ ...caller, params, query, headers, body } as never, cookiesOf(ctx, deps));
    ctx.set('Cache-Control', 'no-store');
    reply[kind](ctx, output as never, endpoint as never);
  };
}

function cookiesOf(ctx: Context, { secureCookies }: Pick<PipelineDeps, 'secureCookies'>): Cookies {
  return {
    get: (name) => ctx.cookies.get(name),
    set: ({ name, value, path, maxAgeSeconds }) => {
      const attributes = [`Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
      if (secureCookies) attributes.push('Secure');
      ctx.append('Set-Cookie', [`${name}=${value}`, ...attributes].join('; '));
    },
  };
}

async function callerOf(ctx: Context, access: Access, { sessionTokens, authenticate }: PipelineDeps) {
  if (access === 'public') return {};
  const [scheme, token] = ctx.get('Authorization').split(' ');
  const claims = scheme?.toLowerCase() === 'bearer' && token ? await sessionTokens.verify(token) : undefined;
  if (!claims) throw new DomainError('not_signed_in');
  return access === 'session' ? { claims } : { claims, household: await authenticate(claims) };
}

async function bodyOf(ctx: Context, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.kind === 'raw') return readBytes(ctx, endpoint.largestBody);
  if ('form' in endpoint && endpoint.form) {
    const { fields, file } = await readForm(ctx, endpoint.file?.largest ?? 0);
    return { ...(parse(endpoint.form, fields) as object), ...(file && { file }) };
  }
  if ('body' in endpoint) {
    const limit = endpoint.kind === 'json' ? endpoint.largestBody : undefined;
    return parse(endpoint.body, await readJson(ctx, limit));
  }
  return refuseLargeBody(ctx);
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: validationMessage });
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid_input', { issues: validationMessages(parsed.error) });
}
