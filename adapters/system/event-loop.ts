import { setImmediate as turn } from 'node:timers/promises';
import type { EventLoop } from '#core/ports/event-loop.ts';

/**
 * How long a calculation keeps the thread, in milliseconds. A small request waits for the thread some five times, and each
 * time for every calculation that runs.
 */
const mostMs = 2;

export const eventLoop: EventLoop = {
  async map(list, map) {
    const results = [];
    let since = performance.now();
    for (const each of list) {
      results.push(map(each));
      if (performance.now() - since < mostMs) continue;
      await turn();
      since = performance.now();
    }
    return results;
  },
  async next(calculate) {
    await turn();
    return calculate();
  },
};
