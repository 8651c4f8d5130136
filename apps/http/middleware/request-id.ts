import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { origins } from '#apps/composition/origins.ts';
import { pageHeader } from '#apps/contract/page-header.ts';
import type { State } from '../state.ts';

/** The header of the W3C's Trace Context; of a later version, the beginning. */
const traceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** What a page calls itself: random, and meaningless to all others. */
const page = /^[a-z0-9]{1,16}$/;

/**
 * Every response, error and log line contains the request's id; clients can't choose it. A client or a proxy may name the
 * trace that the request belongs to. Both reach the jobs that the request queues. A page of ours names itself.
 */
export const requestId: Middleware<State> = (ctx, next) => {
  const requestId = randomUUID();
  const [, traceId] = traceparent.exec(ctx.get('traceparent')) ?? [];
  ctx.state.requestId = requestId;
  if (traceId !== undefined) ctx.state.traceId = traceId;
  ctx.set('X-Request-Id', requestId);
  const [pageId] = page.exec(ctx.get(pageHeader)) ?? [];
  const named = { ...(traceId !== undefined && { traceId }), ...(pageId !== undefined && { pageId }) };
  return origins.within({ requestId, ...named }, next);
};
