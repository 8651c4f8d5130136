import { processLimits } from '#core/domain/running/time-limits.ts';
import type { Reporter } from '#core/ports/reporter.ts';

/** Waits for a promise, and says what it waits for. */
type Waiting = <Result>(what: string, wait: Promise<Result>) => Promise<Result>;

/** Whatever takes longer than `quietMs` is reported as a note `waiting`, and again each time that this passes. */
export const reportWaiting =
  ({ note }: Pick<Reporter, 'note'>, quietMs: number = processLimits.quietMs): Waiting =>
  async (what, wait) => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      note('waiting', { for: what, seconds: Math.round((performance.now() - startedAt) / 1000) });
    }, quietMs);
    try {
      return await wait;
    } finally {
      clearInterval(timer);
    }
  };
