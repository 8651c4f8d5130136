import { comesToRest } from '../../support/browser/comes-to-rest.ts';
import { isUnderWay } from './under-way.ts';

/** A page that changes while it is measured, again and again, never rests. */
const mostTries = 20;

/**
 * Waits until the page rests: nothing is on its way that the test doesn't hold back, nothing moves, and React has nothing
 * to do. Motions that end do so at once.
 */
export async function rests(): Promise<void> {
  do {
    await endMotions();
    await comesToRest({ isHeld: true });
  } while (isUnderWay());
}

/** Measures the page while it rests. What was measured while something changed or moved counts for nothing. */
export async function measuredAtRest<T>(measure: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    // Colours halfway through a motion have a different contrast.
    await endMotions();
    using changes = watchChanges();
    const measured = await measure();
    if (!changes.any()) return measured;
    await rests();
  }
  throw new Error('The page changes whenever it is measured');
}

async function endMotions(): Promise<void> {
  for (;;) {
    // Those that follow the scroll position never end.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (moving.length === 0) return;
    for (const motion of moving) motion.finish();
    // Their events come with the next frame, and may have effects.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function watchChanges(): Disposable & { any(): boolean } {
  let hasChanged = false;
  const note = () => {
    hasChanged = true;
  };
  const elements = new MutationObserver(note);
  elements.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const motions = ['transitionrun', 'animationstart'] as const;
  for (const motion of motions) document.addEventListener(motion, note, true);
  return {
    any: () => hasChanged || elements.takeRecords().length > 0,
    [Symbol.dispose]: () => {
      elements.disconnect();
      for (const motion of motions) document.removeEventListener(motion, note, true);
    },
  };
}
