import type { EventLoop } from '../ports/event-loop.ts';

/** Calculates each step in a turn of the event loop of its own. */
export async function inTurns<Result>(eventLoop: EventLoop, steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = await eventLoop.next(() => steps.next());
    if (step.done) return step.value;
  }
}
