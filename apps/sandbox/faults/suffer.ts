import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Faults } from './faults.ts';

const retryAfterSeconds = 2;

/** Lets the vendor's faults come true before, or instead of, its answer. */
export function suffer(faults: Faults, vendor: string): Middleware {
  return async (context, next) => {
    const { delayMs, status, reset } = faults.take(vendor);
    if (delayMs) await sleep(delayMs, undefined, { ref: false });
    if (reset) {
      context.respond = false;
      context.req.socket.resetAndDestroy();
      return;
    }
    if (!status) return await next();
    context.status = status;
    if (status === 429) context.set('Retry-After', String(retryAfterSeconds));
    // Overloaded front servers answer for all, and seldom in the vendor's own format.
    context.type = 'text';
    context.body = status === 429 ? 'Too Many Requests' : 'Internal Server Error';
  };
}
