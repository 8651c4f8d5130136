import { product } from '#apps/contract/product.ts';
import { HttpError } from '../http-error.ts';
import { isOwnHost } from '../middleware/same-origin.ts';
import { resourceMetadataAddress } from '../presenters/authorization.ts';
import { admitBody, bodyOf } from './body-of.ts';
import { callerOf } from './caller-of.ts';
import { dependsOnBody, expectRole, isCounted, isReading, parse } from './checks.ts';
import { languageOf } from './language-of.ts';
import type { Request } from './request.ts';

/** Does one thing with a request to any endpoint. Throws if the request must not go on. */
export type Step = (request: Request) => void | Promise<void>;

/** For the logs, and for the answer to a failure. */
const nameRoute: Step = ({ ctx, endpoint }) => {
  ctx.state.route = endpoint.path;
  if ('failure' in endpoint && endpoint.failure !== undefined) ctx.state.failure = endpoint.failure;
  if (endpoint.securityEvent !== undefined) ctx.state.event = endpoint.securityEvent;
};

const admitPrograms: Step = ({ ctx, endpoint, deps }) => {
  if (!endpoint.forPrograms) return;
  ctx.state.challenge = `Bearer resource_metadata="${resourceMetadataAddress(deps.publicUrl)}"`;
  if (!isOwnHost(ctx, deps.publicUrl)) throw new HttpError('foreign_origin');
};

/** Refusals are in the words of WebDAV, and programs are asked for Basic authentication. */
const speakDav: Step = ({ ctx, endpoint }) => {
  if (endpoint.kind !== 'dav') return;
  ctx.state.speaksDav = true;
  ctx.state.challenge = `Basic realm="${product.name}", charset="UTF-8"`;
};

const limitCalls: Step = async ({ ctx, endpoint: { limit }, deps }) => {
  if (limit) await deps.limits[limit](ctx);
};

const findCaller: Step = async (request) => {
  const caller = await callerOf(request);
  const { state } = request.ctx;
  if ('claims' in caller) state.personId = caller.claims.personId;
  if ('person' in caller) state.language = caller.person.language;
  if ('household' in caller) state.householdId = caller.household.id;
  request.caller = caller;
};

const checkRole: Step = ({ endpoint, caller }) => {
  if ('household' in caller && !dependsOnBody(endpoint)) expectRole(caller, endpoint);
};

/** By person: a home can be added, so a limit of homes would be none. */
const limitChanges: Step = async ({ endpoint, caller, deps }) => {
  if ('household' in caller && isCounted(endpoint)) await deps.limitChanges(caller.person.id);
};

const limitReads: Step = async ({ endpoint, caller, deps }) => {
  if ('claims' in caller && isReading(endpoint)) await deps.limitReads(caller.claims.personId);
};

const limitPrograms: Step = async ({ endpoint, caller, deps }) => {
  if ('household' in caller && endpoint.forPrograms) await deps.limitPrograms(caller.person.id);
};

const parseAddress: Step = ({ ctx, endpoint, input }) => {
  const reader = readerOf(ctx);
  input.params = parse(endpoint.params, ctx.params, reader);
  // Koa parses the query only when it is read.
  input.query = endpoint.query && parse(endpoint.query, ctx.query, reader);
  input.headers = parse(endpoint.headers, ctx.headers, reader);
};

const readBody: Step = async (request) => {
  request.input.body = await bodyOf(request, readerOf(request.ctx));
};

const checkRoleForFields: Step = ({ endpoint, caller, input }) => {
  if ('household' in caller && endpoint.fieldAccess) expectRole(caller, endpoint, Object.keys(Object(input.body)));
};

/** In this order: what is refused must cost little. */
export const beforeBody: readonly Step[] = [
  nameRoute,
  speakDav,
  admitPrograms,
  limitCalls,
  findCaller,
  checkRole,
  limitChanges,
  limitReads,
  limitPrograms,
  parseAddress,
];

/** Those of costly work are taken in its person's turn. */
export const ofBody: readonly Step[] = [admitBody, readBody, checkRoleForFields];

const readerOf = (ctx: Request['ctx']) => ({ language: languageOf(ctx) });
