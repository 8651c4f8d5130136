import { failureOf, type GoogleFailure, isInterrupted, isLimited } from './google-failure.ts';

export type RetryDeps = {
  /** Resolves after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number;
};

/** `once`: a call whose repetition would leave something behind if the first one had an effect. */
export type Repeats = 'freely' | 'once';

const mostTries = 5;
const firstDelayMs = 500;
/** Users wait for some calls. */
const longestWaitSeconds = 20;

/**
 * Runs a call, and again while Google is busy, with growing random delays so that our processes don't return all at
 * once. Throws a `GoogleFailure`. We retry ourselves because Google's SDK retries neither a 403 for an exceeded limit
 * nor the creation of an event.
 */
export function makeRetry({ sleep, random }: RetryDeps) {
  const waitMs = ({ retryAfterSeconds = 0 }: GoogleFailure, tries: number): number =>
    retryAfterSeconds * 1_000 + random() * firstDelayMs * 2 ** (tries - 1);

  return async <Result>(call: () => Promise<Result>, repeats: Repeats = 'freely'): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      try {
        return await call();
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        const mayHelp = isLimited(failure) || (repeats === 'freely' && isInterrupted(failure));
        const isTooLong = (failure.retryAfterSeconds ?? 0) > longestWaitSeconds;
        if (!mayHelp || isTooLong || tries === mostTries) throw failure;
        await sleep(waitMs(failure, tries));
      }
    }
  };
}
