import type { Middleware } from 'koa';
import { type ErrorCode, errors } from '#apps/contract/errors.ts';
import { DomainError } from '#core/domain/errors.ts';
import { hexOf } from '#core/domain/text/hex.ts';
import type { Digest } from '#core/ports/digest.ts';
import { HttpError } from '../http-error.ts';
import type { Logger, State } from '../state.ts';

/** Whether an attack may leave this refusal behind: callers who may not do it, guessed secrets, and too many requests. */
const isRefusal = (code: ErrorCode): boolean => [401, 403, 429].includes(errors[code].status) || others.has(code);
const others: ReadonlySet<string> = new Set<ErrorCode>([
  'calendar_feed_not_found',
  'invalid_signature',
  'passport_not_found',
  'summary_link_expired',
  'task_link_over',
  'too_busy',
]);

/** Names a household or a person in the log. The operator can compute it from their id, but not the reverse. */
const inLog = (digest: Digest, id: string | undefined): string | undefined =>
  id === undefined ? undefined : hexOf(digest.sha256(`log ${id}`)).slice(0, 16);

const codeOf = (error: unknown): ErrorCode =>
  error instanceof DomainError || error instanceof HttpError ? error.code : 'internal';

/** Logs one line for each security event: what happened, to which person and household, and how it ended. */
export const securityLog =
  (logger: Logger, digest: Digest): Middleware<State> =>
  async (ctx, next) => {
    const note = (event: string, outcome: string) => {
      const { requestId, route, personId, householdId } = ctx.state;
      const [person, household] = [inLog(digest, personId), inLog(digest, householdId)];
      logger.info({ requestId, route, event, outcome, person, household }, 'security');
    };
    try {
      await next();
    } catch (error) {
      const code = codeOf(error);
      if (ctx.state.event !== undefined || isRefusal(code)) note(ctx.state.event ?? 'refused', code);
      throw error;
    }
    if (ctx.state.event !== undefined) note(ctx.state.event, ctx.status < 400 ? 'done' : 'refused');
  };
