import type { Context } from 'koa';
import { HttpError } from '../http-error.ts';
import { largestSmallBody } from './read-body.ts';

/** The bytes of large bodies that a process holds at a time. */
export const mostBytes = {
  /** Four files with their questions, or forty imports. */
  ofPersons: 42 * 1024 * 1024,
  /** Events of vendors, whose signature can be checked only once they have been read. */
  ofStrangers: 4 * 1024 * 1024,
} as const;
const retryAfterSeconds = 5;

/** Admits large bodies. Each counts from its headers to the end of the response, because the work may use it till then. */
export type LargeBodies = {
  /**
   * Throws `one_at_a_time` while the owner, such as a person, has another large body here, and `too_busy` while the
   * process has no room for this one.
   */
  admit(ctx: Context, owner: string, largest: number): void;
};

/** The size of the body as its headers give it, in bytes; `largest` if they don't. */
const sizeOf = (ctx: Context, largest: number): number =>
  ctx.request.length ?? (ctx.get('Transfer-Encoding') === '' ? 0 : largest);

/** Whether the body may be larger than that of an ordinary request. */
export const isLarge = (ctx: Context, largest: number): boolean => sizeOf(ctx, largest) > largestSmallBody;

export function makeLargeBodies(capacity: number): LargeBodies {
  const owners = new Set<string>();
  let held = 0;
  return {
    admit: (ctx, owner, largest) => {
      const bytes = sizeOf(ctx, largest);
      if (bytes > largest) throw new HttpError('payload_too_large');
      // Who has gone while waiting gets no response whose end would make room again.
      if (owners.has(owner) || ctx.res.destroyed) throw new HttpError('one_at_a_time', retryAfterSeconds);
      if (held + bytes > capacity) throw new HttpError('too_busy', retryAfterSeconds);
      owners.add(owner);
      held += bytes;
      ctx.res.once('close', () => {
        owners.delete(owner);
        held -= bytes;
      });
    },
  };
}
