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
    endMotions();
    await comesToRest({ isHeld: true });
  } while (isUnderWay());
}

/** Measures the page while it rests. What was measured while something changed or moved counts for nothing. */
export async function measuredAtRest<T>(measure: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    endMotions();
    using changes = watchChanges();
    const measured = await measure();
    if (!changes.any()) return measured;
    await rests();
  }
  throw new Error('The page changes whenever it is measured');
}

/** Colours halfway through a motion have a different contrast. */
function endMotions(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
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
