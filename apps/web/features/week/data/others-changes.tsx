import { type InvalidateQueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { openStream } from '../../../api/open-stream.ts';
import { weekKey } from '../../../household/week-key.ts';

/** Without a stream, what others did may stay unseen so long. With one, what it has missed may stay unseen four times as long. */
const askMs = 15_000;
const [firstPauseMs, longestPauseMs] = [2_000, 60_000];

/**
 * Reads the week again when another person of the home, or a program, has changed something, as long as the page is in
 * sight. It learns so from a stream, and asks now and then while a proxy keeps that back.
 */
export function OthersChanges() {
  const client = useQueryClient();
  useEffect(() => {
    let inSight: AbortController | undefined;
    const follow = () => {
      inSight?.abort();
      inSight = document.visibilityState === 'visible' ? new AbortController() : undefined;
      // What one's own change has to read again, it reads itself.
      const changed = async (what: InvalidateQueryFilters) => {
        if (client.isMutating() === 0) await client.invalidateQueries(what);
      };
      if (inSight) void followHome(inSight.signal, changed);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      inSight?.abort();
    };
  }, [client]);
  return null;
}

/** Calls `changed` with what to read again after changes to the home, until `signal` is aborted. */
async function followHome(
  signal: AbortSignal,
  changed: (what: InvalidateQueryFilters) => Promise<void>,
): Promise<void> {
  let isOpen = false;
  let asked = 0;
  const asking = setInterval(() => {
    if (!isOpen || ++asked % 4 === 0) void changed({ queryKey: weekKey });
  }, askMs);
  signal.addEventListener('abort', () => clearInterval(asking));
  for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(longestPauseMs, pause * 2)) {
    let atLeast = 0;
    try {
      for await (const { state } of openStream('watchHome', signal)) {
        // Nothing has said yet what happened before the stream was open.
        const isFirst = !isOpen;
        isOpen = true;
        pause = firstPauseMs;
        if (isFirst) await changed({ queryKey: weekKey });
        else if (state === 'changed') await changed({});
      }
    } catch (error) {
      if (signal.aborted) return;
      atLeast = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
    }
    isOpen = false;
    // Not all at once, when a server stops.
    await sleep(Math.max(atLeast, pause) * (0.5 + Math.random()), signal);
  }
}

/** Ends at once when the browser is online again, or `signal` is aborted. */
const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    addEventListener('online', wake);
    signal.addEventListener('abort', wake, { once: true });
  });
