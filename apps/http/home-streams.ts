import { DomainError } from '#core/domain/errors.ts';
import { once } from '#core/domain/running/once.ts';
import { streamLimits } from '#core/domain/running/time-limits.ts';
import type { HomeChanges } from '#core/ports/home-changes.ts';

type Limits = { readonly [Name in keyof typeof streamLimits]: number };
type Input = {
  readonly homeId: string;
  readonly personId: string;
  /** The page that reads the stream, which knows its own changes. */
  readonly pageId?: string | undefined;
  readonly ends: AbortSignal;
};
type HomeEvent = { readonly state: 'open' | 'changed' };

/**
 * Streams that say when a home was changed by others than the page that reads, and nothing about what. `open` throws
 * `too_many_requests` when the person or the process has too many.
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

  async function* events({ homeId, pageId, ends }: Input, release: () => void): AsyncGenerator<HomeEvent, void> {
    let isChanged = false;
    let isOver = false;
    let wake = () => {};
    const finish = () => {
      isOver = true;
      wake();
    };
    ends.addEventListener('abort', finish, { once: true });
    const longest = setTimeout(finish, limits.longestMs);
    const endListening = homeChanges.listen(homeId, (by) => {
      if (by !== undefined && by === pageId) return;
      isChanged = true;
      wake();
    });
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
    try {
      yield { state: 'open' };
      while (!isOver) {
        await until(() => isChanged || isOver, limits.beatMs);
        if (isOver) return;
        // Without news from the other servers, something may have changed.
        const state = isChanged || !homeChanges.isListening() ? 'changed' : 'open';
        isChanged = false;
        yield { state };
        await until(() => isOver, limits.gapMs);
      }
    } finally {
      clearTimeout(longest);
      endListening();
      release();
    }
  }

  return {
    open(input: Input): AsyncIterable<HomeEvent> {
      const { personId, ends } = input;
      const hasTooMany = all >= limits.ofProcess || (byPerson.get(personId) ?? 0) >= limits.ofPerson;
      if (hasTooMany) throw new DomainError('too_many_requests', { retryAfterSeconds: 60 });
      count(personId, 1);
      const release = once(() => count(personId, -1));
      // A client that leaves before the first event never begins the stream.
      ends.addEventListener('abort', release, { once: true });
      return events(input, release);
    },
  };
}
