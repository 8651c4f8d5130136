import type { Context } from 'koa';
import { z } from 'zod';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { homeHeader } from '#apps/contract/home-header.ts';
import { allows, readTokenText, type TokenScope } from '#core/domain/access/api-token.ts';
import { readAppToken } from '#core/domain/access/connected-app.ts';
import { DomainError } from '#core/domain/errors.ts';
import { knownAddress } from '#core/domain/people/email-address.ts';
import { basicCredentials } from './basic-credentials.ts';
import { roleOf } from './checks.ts';
import type { OfProgram, PipelineDeps, Request } from './request.ts';

/**
 * Throws `not_signed_in`, `session_ended`, `home_not_found` if the person isn't in the home that the request names, and `token_scope` for a
 * program that may not call the endpoint.
 */
export async function callerOf({ ctx, endpoint, rules, deps }: Request): Promise<Request['caller']> {
  const { sessionTokens, authenticate } = deps;
  const { tokenScope } = rules;
  if (endpoint.access === 'public') return {};
  if (endpoint.kind === 'dav') return davCallerOf(ctx.get('Authorization'), tokenScope, deps);
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
  if (!claims) {
    const whose = await sessionTokens.whose(bearer);
    // It has expired. Whether someone had ended the session before, this says.
    if (whose) await authenticate({ ...whose, homeId: undefined, recent: false });
    throw new DomainError('not_signed_in');
  }
  // What concerns only the person works whatever home the client names.
  const homeId = roleOf(endpoint) === undefined ? undefined : namedHome(ctx, endpoint);
  if (endpoint.readsCaller === true) return { claims, homeId };
  return { claims, homeId, ...(await authenticate({ ...claims, homeId, recent: endpoint.recent === true })) };
}

/** A program for to-dos names the person by their email address, and sends their token as the password. */
async function davCallerOf(
  authorization: string,
  needed: TokenScope | undefined,
  { authenticateToken }: PipelineDeps,
): Promise<Request['caller']> {
  const credentials = basicCredentials(authorization);
  const program = credentials && (await authenticateToken(credentials.token));
  if (!program || knownAddress(program.caller.person.email) !== credentials.email) {
    throw new DomainError('not_signed_in');
  }
  const { caller, scope } = program;
  if (!needed || !allows(scope, needed)) throw new DomainError('token_scope');
  return { claims: { personId: caller.person.id }, homeId: caller.household.id, ...caller, scope };
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
