import { DomainError } from '#core/domain/errors.ts';
import { streamLimits } from '#core/domain/running/time-limits.ts';
import type { HomeChanges } from '#core/ports/home-changes.ts';

type Limits = { readonly [Name in keyof typeof streamLimits]: number };
type Input = { readonly homeId: string; readonly personId: string; readonly ends: AbortSignal };
type HomeEvent = { readonly state: 'open' | 'changed' };

/**
 * Streams that say when a home has changed, and nothing about what. `open` throws `too_many_requests` when the person or
 * the process has too many.
 */
export function makeHomeStreams(homeChanges: HomeChanges, limits: Limits = streamLimits) {
  const byPerson = new Map<string, number>();
  let all = 0;
  const count = (personId: string, change: 1 | -1) => {
    const left = (byPerson.get(personId) ?? 0) + change;
    if (left === 0) byPerson.delete(personId);
    else byPerson.set(personId, left);
    all += change;
  };

  async function* events({ homeId, personId, ends }: Input): AsyncGenerator<HomeEvent, void> {
    let isChanged = false;
    let wake = () => {};
    const endListening = homeChanges.listen(homeId, () => {
      isChanged = true;
      wake();
    });
    ends.addEventListener('abort', () => wake());
    /** Waits until this is so, at most `ms`. */
    const until = (isSo: () => boolean, ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          if (!isSo()) return;
          clearTimeout(timer);
          resolve();
        };
        wake();
      });
    count(personId, 1);
    try {
      yield { state: 'open' };
      while (!ends.aborted) {
        await until(() => isChanged || ends.aborted, limits.beatMs);
        if (ends.aborted) return;
        const state = isChanged ? 'changed' : 'open';
        isChanged = false;
        yield { state };
        await until(() => ends.aborted, limits.gapMs);
      }
    } finally {
      count(personId, -1);
      endListening();
    }
  }

  return {
    open({ homeId, personId, ends }: Input): AsyncIterable<HomeEvent> {
      const hasTooMany = all >= limits.ofProcess || (byPerson.get(personId) ?? 0) >= limits.ofPerson;
      if (hasTooMany) throw new DomainError('too_many_requests', { retryAfterSeconds: 60 });
      return events({ homeId, personId, ends: AbortSignal.any([ends, AbortSignal.timeout(limits.longestMs)]) });
    },
  };
}
