import { asDomainError, type Failure, failureOf, makeFailure } from './failure.ts';

export type TimeDeps = {
  /** Returns a signal that is aborted after this many milliseconds. */
  readonly timeLimit: (ms: number) => AbortSignal;
  /** Resolves after this many milliseconds, or once the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/**
 * How long one attempt may take, and all of them together with the pause between them. What we do before and after them
 * takes a moment too, and no one waits longer than 40 seconds.
 */
export const limits = { attemptMs: 20_000, totalMs: 37_000, attempts: 2 } as const;
const pauseMs = 500;
const longestPauseSeconds = 5;

const mayHelp = ({ kind, retryAfterSeconds = 0 }: Failure): boolean =>
  kind !== 'refused' && kind !== 'rejected' && retryAfterSeconds <= longestPauseSeconds;

/**
 * Returns a function that runs an attempt, and once more if that may help and nothing of the first one was used. Throws
 * the errors of the port. After `signal` is aborted, it ends with `advisor_timed_out`.
 */
export function makeAttempts({ timeLimit, sleep }: TimeDeps) {
  return async function* attempts<Part>(
    attempt: (signal: AbortSignal) => AsyncIterable<Part>,
    signal?: AbortSignal,
  ): AsyncGenerator<Part> {
    const total = AbortSignal.any([timeLimit(limits.totalMs), ...(signal ? [signal] : [])]);
    for (let tries = 1; ; tries++) {
      const own = AbortSignal.any([total, timeLimit(limits.attemptMs)]);
      let isUsed = false;
      try {
        for await (const part of attempt(own)) {
          isUsed = true;
          yield part;
        }
        return;
      } catch (error) {
        const failure = own.aborted ? makeFailure('timed-out') : failureOf(error);
        if (total.aborted || isUsed || tries === limits.attempts || !mayHelp(failure)) {
          throw asDomainError(failure, isUsed);
        }
        await sleep((failure.retryAfterSeconds ?? 0) * 1_000 + pauseMs, total);
        if (total.aborted) throw asDomainError(makeFailure('timed-out'));
      }
    }
  };
}
