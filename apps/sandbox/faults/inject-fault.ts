import { setTimeout as sleep } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Faults } from './faults.ts';

const retryAfterSeconds = 2;

/** Injects the vendor's current fault before, or instead of, its response. */
export function injectFault(faults: Faults, vendor: string): Middleware {
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
    // When a vendor is overloaded, its front server responds, rarely in the vendor's own format.
    context.type = 'text';
    context.body = status === 429 ? 'Too Many Requests' : 'Internal Server Error';
  };
}
