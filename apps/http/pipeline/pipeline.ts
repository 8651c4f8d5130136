import type { Context, Middleware, ParameterizedContext } from 'koa';
import type { z } from 'zod';
import type { Access, Endpoint, EndpointOf } from '#apps/contract/endpoint.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/household.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import type { Limits } from '../limits.ts';
import type { State } from '../state.ts';
import type { CostlyWork } from './costly-work.ts';
import type { BodyGuard, Exchange } from './handler.ts';
import { isLarge, type LargeBodies } from './large-bodies.ts';
import { largestJson, readBytes, readJson, refuseLargeBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import { reply } from './reply.ts';
import { validationMessage, validationMessages } from './validation-messages.ts';

/** The dependencies of the pipeline besides the handler. */
export type PipelineDeps = {
  readonly limits: Limits;
  /** Throws when the household has changed too much lately. */
  readonly limitChanges: (householdId: string) => Promise<void>;
  readonly sessionTokens: SessionTokens;
  readonly costlyWork: CostlyWork;
  readonly largeBodies: LargeBodies;
  readonly authenticate: (claims: SessionClaims) => Promise<Household>;
  /** Whether browsers reach us over TLS only. */
  readonly secureCookies: boolean;
};

/** Processes a request to one endpoint: checks the limit, authenticates, parses, calls the handler and replies. */
export function pipeline(
  endpoint: Endpoint,
  handle: (input: never, exchange: Exchange) => Promise<unknown>,
  deps: PipelineDeps,
  mayUpload?: BodyGuard,
): Middleware<State> {
  const { access, kind, limit, method } = endpoint;
  const isCounted = method !== 'GET' && endpoint.unlimited !== true;
  const failure = 'failure' in endpoint ? endpoint.failure : undefined;
  return async (ctx) => {
    ctx.state.route = endpoint.path;
    if (failure !== undefined) ctx.state.failure = failure;
    if (endpoint.securityEvent !== undefined) ctx.state.event = endpoint.securityEvent;
    if (limit) await deps.limits[limit](ctx);
    const caller = await callerOf(ctx, access, deps);
    if ('claims' in caller) ctx.state.householdId = caller.claims?.householdId;
    if (isCounted && 'claims' in caller) await deps.limitChanges(caller.claims.householdId);
    const params = parse(endpoint.params, ctx.params);
    // Koa parses the query only when it is read.
    const query = endpoint.query && parse(endpoint.query, ctx.query);
    const headers = parse(endpoint.headers, ctx.headers);
    const serve: Work = async (inTurn) => {
      if ('household' in caller) await admitBody(ctx, endpoint, caller.household, deps.largeBodies, mayUpload);
      const body = await bodyOf(ctx, endpoint);
      return inTurn(() => handle({ ...caller, params, query, headers, body } as never, exchangeOf(ctx, deps)));
    };
    const claims = endpoint.costly === true && 'claims' in caller ? caller.claims : undefined;
    const output = await (claims ? deps.costlyWork.run(claims.householdId, serve) : serve((part) => part()));
    ctx.set('Cache-Control', 'no-store');
    reply[kind](ctx, output as never, endpoint as never);
  };
}

type Work = (inTurn: <Part>(part: () => Promise<Part>) => Promise<Part>) => Promise<unknown>;

/**
 * Browsers accept a cookie whose name begins with `__Host-` only from this host over TLS, so neither a sibling domain nor
 * the network can plant one.
 */
function exchangeOf(
  ctx: ParameterizedContext<State>,
  { secureCookies }: Pick<PipelineDeps, 'secureCookies'>,
): Exchange {
  const fullName = (name: string) => (secureCookies ? `__Host-${name}` : name);
  return {
    cookie: (name) => ctx.cookies.get(fullName(name)),
    setCookie: ({ name, value, maxAgeSeconds }) => {
      const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
      if (secureCookies) attributes.push('Secure');
      ctx.append('Set-Cookie', [`${fullName(name)}=${value}`, ...attributes].join('; '));
    },
    get userAgent() {
      return ctx.get('User-Agent');
    },
    get gone() {
      const closed = new AbortController();
      ctx.res.once('close', () => {
        if (!ctx.res.writableFinished) closed.abort();
      });
      return closed.signal;
    },
    concerns: (householdId) => {
      ctx.state.householdId = householdId;
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

/** Decides on the headers whether a large body is read, because reading it costs memory and time. */
async function admitBody(
  ctx: Context,
  endpoint: Endpoint,
  household: Household,
  largeBodies: LargeBodies,
  mayUpload: BodyGuard | undefined,
): Promise<void> {
  if (endpoint.kind === 'json' && endpoint.largestBody !== undefined) {
    largeBodies.admit(ctx, household.id, endpoint.largestBody);
  }
  if (endpoint.kind !== 'stream' || !endpoint.form) return;
  const largest = largestFormOf(endpoint);
  if (!isLarge(ctx, largest)) return;
  await mayUpload?.(household);
  largeBodies.admit(ctx, household.id, largest);
}

const largestFormOf = ({ file }: EndpointOf<'stream'>): number => (file?.largest ?? 0) + largestJson;

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
