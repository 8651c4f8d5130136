import { type Clock, daySeconds, secondsOf } from '../../clock.ts';
import { invalid, Refusal } from './refusal.ts';

type Kept<T> = { readonly request: string; readonly at: number; readonly requestId: string; readonly answer: T };

/** https://docs.stripe.com/api/idempotent_requests: within a day, requests with the same key have a single effect. */
export function makeIdempotency<T>(clock: Clock) {
  const kept = new Map<string, Kept<T>>();

  return {
    /** Returns the earlier response to the key, if any. Throws if the key belongs to another request. */
    recall(key: string, request: string): Kept<T> | undefined {
      if (key.length > 255) throw invalid('Idempotency keys must be at most 255 characters');
      const before = kept.get(key);
      if (!before || before.at + daySeconds <= secondsOf(clock)) return undefined;
      if (before.request === request) return before;
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    },

    keep(key: string, request: string, requestId: string, answer: T): void {
      kept.set(key, { request, at: secondsOf(clock), requestId, answer });
    },
  };
}
