import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

const hashOffsetPx = 80;

/**
 * Scrolls to the top of a new page, or to the element that the hash names; a second click on the same link scrolls there
 * again. A change of the query alone, such as another tab, leaves the position unchanged.
 */
export function useScroll(now: Location) {
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = now;
    // A hash that the reader edits in the address bar keeps the key of the entry before.
    if (last ? last.key === now.key && last.hash === now.hash : takePrerendered()) return;
    const { pathname, search, hash } = now;
    const target = targetOf(hash);
    if (target) {
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = target.getBoundingClientRect().top + window.scrollY - hashOffsetPx;
      window.scrollTo({ top, behavior: reducedMotion ? 'auto' : 'smooth' });
    } else if (hash || (last && (last.pathname !== pathname || last.search === search))) window.scrollTo(0, 0);
  }, [now]);
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** True once: the browser scrolled a prerendered page itself, and the reader may have scrolled on since. */
function takePrerendered(): boolean {
  const root = document.getElementById('root');
  const isPrerendered = root?.dataset.prerendered !== undefined;
  delete root?.dataset.prerendered;
  return isPrerendered;
}
