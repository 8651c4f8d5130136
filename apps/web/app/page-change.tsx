import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { hydratedEvent } from './hydrated-event.ts';

const hashOffsetPx = 80;

/** Stands beside the page within its Suspense, so that all of this happens once the new page is there. */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const { pathname } = location;
  useScroll(location);
  const announcement = useAnnouncement(pathname, main);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/**
 * The top of the page, or the place that the hash names; a second click on the same link leads there again. What only
 * changes the query, such as a tab, stays where it is.
 */
function useScroll(now: Location) {
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = now;
    // A hash that was written into the address bar comes without a key of its own.
    if (last ? last.key === now.key && last.hash === now.hash : isAsPrerendered()) return;
    const { pathname, search, hash } = now;
    const target = targetOf(hash);
    if (target) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = target.getBoundingClientRect().top + window.scrollY - hashOffsetPx;
      window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
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

/** Once: the browser itself has led to the place that the address names, and the reader may have gone on from there. */
function isAsPrerendered(): boolean {
  const root = document.getElementById('root');
  const is = root?.dataset.prerendered !== undefined;
  delete root?.dataset.prerendered;
  return is;
}

type Head = typeof import('./update-head.ts');
let head: Head | undefined;
/** The page whose head the document has: at first the one that the server sent; Vite sends none. */
let headOf = typeof location === 'undefined' || import.meta.env.DEV ? undefined : location.pathname;

let changing: Promise<void> | undefined;

/** Resolves when the head is that of the page that is shown. */
export const headChanged = async () => changing;

async function loadHead(): Promise<Head> {
  head ??= await import('./update-head.ts');
  return head;
}

/** Calls back with the page's title, at once where that can be. A script that cannot be had leaves the head as it is. */
function changeHead(pathname: string, onTitle: (title: string) => void) {
  if (headOf === pathname) return;
  headOf = pathname;
  const change = ({ updateHead }: Head) => {
    if (headOf === pathname) onTitle(updateHead(pathname));
  };
  if (head) change(head);
  else changing = loadHead().then(change, () => {});
}

/** A screen reader hears the new page's title, and its next Tab starts at the page rather than in the old place. */
function useAnnouncement(pathname: string, main: RefObject<HTMLElement | null>): string {
  const before = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    changeHead(pathname, (title) => isNew && setAnnouncement(title));
    if (isNew && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  return announcement;
}
