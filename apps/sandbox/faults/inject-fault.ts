import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import type { Vendor } from '../vendor.ts';
import type { Faults } from './faults.ts';

const retryAfterSeconds = 2;

/** Injects the vendor's current fault before, after or instead of its response. */
export function injectFault(faults: Faults, { name, faultBody }: Pick<Vendor, 'name' | 'faultBody'>): Middleware {
  return async (context, next) => {
    const fault = faults.take(name);
    const { delayMs, status, reset, lost } = fault;
    // For what only the vendor itself can do wrong.
    context.state.fault = fault;
    if (delayMs) await sleep(delayMs, undefined, { ref: false });
    if (reset) return breakConnection(context);
    if (!status) {
      await next();
      if (lost) breakConnection(context);
      return;
    }
    context.status = status;
    if (status === 429) context.set('Retry-After', String(retryAfterSeconds));
    if (faultBody) {
      context.body = faultBody(status);
      return;
    }
    // When a vendor is overloaded, its front server responds, rarely in the vendor's own format.
    context.type = 'text';
    context.body = status === 429 ? 'Too Many Requests' : 'Internal Server Error';
  };
}

function breakConnection(context: Context): void {
  context.respond = false;
  context.req.socket.resetAndDestroy();
}
