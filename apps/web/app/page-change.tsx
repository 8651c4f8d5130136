import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle, metadataFor } from '../content/page-metadata.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { updateHead } from './update-head.ts';

const hashOffsetPx = 80;

/** Stands beside the page within its Suspense, so that all of this happens once the new page is there. */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash, key } = useLocation();
  useScroll(pathname, hash, key);
  const announcement = useAnnouncement(pathname, main);
  useEffect(() => updateHead(pathname), [pathname]);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}

/** The top of a new page, or the place that the hash names; a second click on the same hash leads there again. */
function useScroll(pathname: string, hash: string, key: string) {
  const before = useRef(pathname + hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every click, also on the same address
  useLayoutEffect(() => {
    const moved = before.current !== pathname + hash;
    before.current = pathname + hash;
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = target.getBoundingClientRect().top + window.scrollY - hashOffsetPx;
      window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
    } else if (moved || hash) window.scrollTo(0, 0);
  }, [pathname, hash, key]);
}

/** A screen reader hears the new page's title, and its next Tab starts at the page rather than in the old place. */
function useAnnouncement(pathname: string, main: RefObject<HTMLElement | null>): string {
  const before = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setAnnouncement(documentTitle(metadataFor(pathname)));
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  return announcement;
}
