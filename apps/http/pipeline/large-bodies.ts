import type { Context } from 'koa';
import { HttpError } from '../http-error.ts';
import { largestJson } from './read-body.ts';

/** The bytes of large bodies that a process holds at a time: four files with their questions, or forty imports. */
const mostBytes = 42 * 1024 * 1024;
const retryAfterSeconds = 5;

/** Admits large bodies. Each counts from its headers to the end of the response, because the work may use it till then. */
export type LargeBodies = {
  /**
   * Throws `one_at_a_time` while the household has another large body here, and `too_busy` while the process has no room
   * for this one.
   */
  admit(ctx: Context, householdId: string, largest: number): void;
};

/** The size of the body as its headers give it, in bytes; `largest` if they don't. */
const sizeOf = (ctx: Context, largest: number): number =>
  ctx.request.length ?? (ctx.get('Transfer-Encoding') === '' ? 0 : largest);

/** Whether the body may be larger than that of an ordinary request. */
export const isLarge = (ctx: Context, largest: number): boolean => sizeOf(ctx, largest) > largestJson;

export function makeLargeBodies(capacity = mostBytes): LargeBodies {
  const households = new Set<string>();
  let held = 0;
  return {
    admit: (ctx, householdId, largest) => {
      const bytes = sizeOf(ctx, largest);
      if (bytes > largest) throw new HttpError('payload_too_large');
      if (households.has(householdId)) throw new HttpError('one_at_a_time', retryAfterSeconds);
      if (held + bytes > capacity) throw new HttpError('too_busy', retryAfterSeconds);
      households.add(householdId);
      held += bytes;
      ctx.res.once('close', () => {
        households.delete(householdId);
        held -= bytes;
      });
    },
  };
}
