import type { ServerResponse } from 'node:http';
import type { Context, Middleware, ParameterizedContext } from 'koa';
import { z } from 'zod';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { homeHeader } from '#apps/contract/home-header.ts';
import { allows, readTokenText, type TokenParts, type TokenScope } from '#core/domain/access/api-token.ts';
import { type AppTokenParts, readAppToken } from '#core/domain/access/connected-app.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import type { SessionClaims, SessionTokens } from '#core/ports/session-tokens.ts';
import { HttpError } from '../http-error.ts';
import type { Limits } from '../limits.ts';
import { isOwnHost } from '../middleware/same-origin.ts';
import { resourceMetadataAddress } from '../presenters/authorization.ts';
import type { State } from '../state.ts';
import type { MakeCall } from './call-for-program.ts';
import { expectRole, isCounted, parse, roleOf } from './checks.ts';
import type { CostlyWork } from './costly-work.ts';
import { exchangeOf } from './exchange.ts';
import type { BodyGuard, Credentials, Exchange, Program, SignedIn } from './handler.ts';
import { isLarge, type LargeBodies } from './large-bodies.ts';
import { largestJson, largestSmallBody, readBytes, readJson, refuseLargeBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import { reply } from './reply.ts';

type OfProgram = { readonly caller: Caller; readonly scope: TokenScope };

/** The dependencies of the pipeline besides the handler. */
type PipelineDeps = {
  readonly limits: Limits;
  /** Throws when the household has changed too much lately. */
  readonly limitChanges: (householdId: string) => Promise<void>;
  readonly sessionTokens: SessionTokens;
  readonly costlyWork: CostlyWork;
  readonly largeBodies: LargeBodies;
  readonly largeBodiesOfStrangers: LargeBodies;
  readonly authenticate: (of: SessionClaims & { homeId: string | undefined }) => Promise<Caller>;
  readonly authenticateToken: (token: TokenParts) => Promise<OfProgram>;
  readonly authenticateApp: (token: AppTokenParts) => Promise<OfProgram>;
  /** Throws when the programs of a household have called too often lately. */
  readonly limitPrograms: (householdId: string) => Promise<void>;
  readonly callFor: MakeCall;
  readonly publicUrl: string;
  /** Whether browsers reach us over TLS only. */
  readonly secureCookies: boolean;
};

/** The rules for one endpoint that its definition doesn't contain. */
type Rules = {
  readonly mayUpload?: BodyGuard | undefined;
  /** What a program's token needs; without it, programs can't call the endpoint. */
  readonly tokenScope?: TokenScope | undefined;
};

/** Processes a request to one endpoint: checks the limit and who calls, parses, calls the handler and replies. */
export function pipeline(
  endpoint: Endpoint,
  handle: (input: never, exchange: Exchange) => Promise<unknown>,
  deps: PipelineDeps,
  { mayUpload, tokenScope }: Rules = {},
): Middleware<State> {
  const { kind, limit } = endpoint;
  const failure = 'failure' in endpoint ? endpoint.failure : undefined;
  return async (ctx) => {
    ctx.state.route = endpoint.path;
    if (failure !== undefined) ctx.state.failure = failure;
    if (endpoint.securityEvent !== undefined) ctx.state.event = endpoint.securityEvent;
    if (endpoint.forPrograms) {
      ctx.state.challenge = `Bearer resource_metadata="${resourceMetadataAddress(deps.publicUrl)}"`;
      if (!isOwnHost(ctx, deps.publicUrl)) throw new HttpError('foreign_origin');
    }
    if (limit) await deps.limits[limit](ctx);
    const caller = await callerOf(ctx, endpoint, tokenScope, deps);
    if ('claims' in caller) ctx.state.personId = caller.claims.personId;
    if ('person' in caller) ctx.state.language = caller.person.language;
    if ('household' in caller) {
      ctx.state.householdId = caller.household.id;
      if (endpoint.ownFields === undefined) expectRole(caller, endpoint);
      if (isCounted(endpoint)) await deps.limitChanges(caller.household.id);
      if (endpoint.forPrograms) await deps.limitPrograms(caller.household.id);
    }
    const exchange = exchangeOf(ctx, deps);
    const params = parse(endpoint.params, ctx.params, exchange);
    // Koa parses the query only when it is read.
    const query = endpoint.query && parse(endpoint.query, ctx.query, exchange);
    const headers = parse(endpoint.headers, ctx.headers, exchange);
    const serve: Work = async (inTurn) => {
      await admitBody(ctx, endpoint, 'household' in caller ? caller : undefined, deps, mayUpload);
      const body = await bodyOf(ctx, endpoint, exchange);
      if ('household' in caller && !isAboutPerson(body, endpoint)) expectRole(caller, endpoint);
      const call = endpoint.forPrograms && 'scope' in caller && { call: deps.callFor(caller, exchange) };
      return inTurn(() => handle({ ...caller, ...call, params, query, headers, body } as never, exchange));
    };
    const output = await (endpoint.costly === true
      ? // The address of a public document contains its secret.
        deps.costlyWork.run(ctx.state.householdId ?? ctx.path, serve, closed(ctx.res))
      : serve((part) => part()));
    ctx.set('Cache-Control', 'no-store');
    reply[kind](ctx, output as never, endpoint as never);
  };
}

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => (response.destroyed ? resolve() : response.once('close', () => resolve())));

type Work = (inTurn: <Part>(part: () => Promise<Part>) => Promise<Part>) => Promise<unknown>;

const isAboutPerson = (body: unknown, { ownFields }: Endpoint): boolean =>
  ownFields === undefined || Object.keys(Object(body)).every((name) => ownFields.includes(name));

/**
 * Throws `not_signed_in`, `home_not_found` if the person isn't in the home that the request names, and `token_scope` for a
 * program that may not call the endpoint.
 */
async function callerOf(
  ctx: Context,
  endpoint: Endpoint,
  tokenScope: TokenScope | undefined,
  deps: PipelineDeps,
): Promise<object | Credentials | SignedIn | Program> {
  const { sessionTokens, authenticate } = deps;
  if (endpoint.access === 'public') return {};
  const [scheme, bearer] = ctx.get('Authorization').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !bearer) throw new DomainError('not_signed_in');
  const program = await programOf(bearer, endpoint, deps);
  if (program) {
    const { caller, scope } = program;
    if (!tokenScope || !allows(scope, tokenScope)) throw new DomainError('token_scope');
    const homeId = caller.household.id;
    if ((namedHome(ctx, endpoint) ?? homeId) !== homeId) throw new DomainError('home_not_found');
    return { claims: { personId: caller.person.id }, homeId, ...caller, scope };
  }
  if (endpoint.forPrograms) throw new DomainError('not_signed_in');
  const claims = await sessionTokens.verify(bearer);
  if (!claims) throw new DomainError('not_signed_in');
  // What concerns only the person works whatever home the client names.
  const homeId = roleOf(endpoint) === undefined ? undefined : namedHome(ctx, endpoint);
  if (endpoint.readsCaller === true) return { claims, homeId };
  return { claims, homeId, ...(await authenticate({ ...claims, homeId })) };
}

/** The program that a token belongs to. Undefined for a text that isn't written as a token that this endpoint takes. */
async function programOf(
  bearer: string,
  { forPrograms = false }: Endpoint,
  { authenticateToken, authenticateApp }: PipelineDeps,
): Promise<OfProgram | undefined> {
  const token = readTokenText(bearer);
  if (token) return authenticateToken(token);
  const appToken = forPrograms ? readAppToken('access', bearer) : undefined;
  return appToken && authenticateApp(appToken);
}

function namedHome(ctx: Context, { homeInPath }: Endpoint): string | undefined {
  // A text in the path that is no id is refused with the other parameters.
  if (homeInPath) return z.uuid().safeParse(ctx.params.id).data?.toLowerCase();
  const named = ctx.get(homeHeader);
  if (named === '') return undefined;
  if (!z.uuid().safeParse(named).success) throw new DomainError('home_not_found');
  return named.toLowerCase();
}

/** Decides on the headers whether a large body is read, because reading it costs memory and time. */
async function admitBody(
  ctx: ParameterizedContext<State>,
  endpoint: Endpoint,
  caller: Caller | undefined,
  { largeBodies, largeBodiesOfStrangers }: Pick<PipelineDeps, 'largeBodies' | 'largeBodiesOfStrangers'>,
  mayUpload: BodyGuard | undefined,
): Promise<void> {
  const largest = largestBodyOf(endpoint);
  if (largest === 0 || !isLarge(ctx, largest)) return;
  if (!caller) return largeBodiesOfStrangers.admit(ctx, ctx.state.requestId, largest);
  await mayUpload?.(caller.household);
  largeBodies.admit(ctx, caller.household.id, largest);
}

/** In bytes; 0 for an endpoint without a body. */
function largestBodyOf(endpoint: Endpoint): number {
  if (endpoint.kind === 'raw' || endpoint.kind === 'protocol') return endpoint.largestBody;
  if ('form' in endpoint && endpoint.form) return (endpoint.file?.largest ?? 0) + largestJson;
  if (!('body' in endpoint)) return 0;
  const { access, kind } = endpoint;
  return access === 'public' ? largestSmallBody : ((kind === 'json' ? endpoint.largestBody : undefined) ?? largestJson);
}

async function bodyOf(ctx: Context, endpoint: Endpoint, reader: Exchange): Promise<unknown> {
  if (endpoint.kind === 'raw' || endpoint.kind === 'protocol') return readBytes(ctx, endpoint.largestBody);
  if ('form' in endpoint && endpoint.form) {
    const { fields, file } = await readForm(ctx, endpoint.file?.largest ?? 0);
    return { ...(parse(endpoint.form, fields, reader) as object), ...(file && { file }) };
  }
  if ('body' in endpoint) return parse(endpoint.body, await readJson(ctx, largestBodyOf(endpoint)), reader);
  return refuseLargeBody(ctx);
}
