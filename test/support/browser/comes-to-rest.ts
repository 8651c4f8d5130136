type Waiting = {
  /** The test holds back what the page waits for, and looks at it meanwhile. */
  readonly isHeld?: boolean;
  /** Whether every request has been answered, where the page can't tell. */
  readonly isAnswered?: () => boolean;
  /** After so long it fails, and says what doesn't rest. */
  readonly mostMs?: number;
};

/**
 * Waits in the page until nothing on it changes by itself: its script works, every script that has arrived has run, no
 * brief timer or response is open (see `watchWork`), fonts and pictures are there, nothing is marked as busy, no animation
 * that ends is running, and between two idle moments with a frame in between, no element changed. Nothing here lasts a
 * fixed time: on a busy machine, frames and idle moments come later. It is also sent to pages as text, so it needs nothing
 * from outside.
 */
export async function comesToRest({
  isHeld = false,
  isAnswered = () => true,
  mostMs = 30_000,
}: Waiting = {}): Promise<void> {
  const end = performance.now() + mostMs;
  /** What never comes, such as a frame of a page that isn't drawn, must not hold back the look at the rest. */
  const orGoOn = (wait: Promise<unknown>) =>
    Promise.race([wait, new Promise<void>((resolve) => setTimeout(resolve, 5000))]);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idleMoment = () =>
    new Promise<void>((resolve) => {
      // A headless browser may never report one.
      requestIdleCallback(() => resolve(), { timeout: 2000 });
      // Chromium looks for idle time after a frame, and a page at rest asks for none.
      requestAnimationFrame(() => {});
    });
  const works = () =>
    document.querySelector('script[data-modules]') === null ||
    document.documentElement.dataset.live !== undefined ||
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  // Those that follow the scroll position never finish.
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  /** A script that has arrived is compiled beside the page, which may be idle meanwhile. To import it again waits for it. */
  const importArrived = () =>
    Promise.allSettled(
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ initiatorType, responseStatus }) => responseStatus === 200 && !/fetch|link/.test(initiatorType))
        .filter(({ name }) => name.startsWith(`${location.origin}/assets/`) && name.endsWith('.js'))
        .map(({ name }) => import(/* @vite-ignore */ name)),
    );
  const unrest = (changes: number): string | undefined => {
    if (document.fonts.status !== 'loaded') return 'its fonts are on their way';
    if (moving().length > 0) return 'something moves';
    if (changes > 0) return 'its elements change';
    if (isHeld) return undefined;
    if (window.openWork?.size) return 'a timer or a response is open';
    if (!works()) return 'its script does not work yet';
    if ([...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy'))
      return 'a picture is on its way';
    if (document.querySelector('[aria-busy="true"]')) return 'something is busy';
    return isAnswered() ? undefined : 'a request is open';
  };

  for (;;) {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    if (!isHeld) await orGoOn(importArrived());
    await orGoOn(document.fonts.ready);
    // One that is cancelled ends, too.
    await orGoOn(Promise.allSettled(moving().map(({ finished }) => finished)));
    await idleMoment();
    await orGoOn(frame());
    await idleMoment();
    observer.disconnect();
    const reason = unrest(changes);
    if (!reason) return;
    if (performance.now() > end) throw new Error(`${location.href} does not come to rest: ${reason}`);
  }
}
