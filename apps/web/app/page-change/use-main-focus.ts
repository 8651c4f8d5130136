import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the main element on a new page, so that the next Tab starts there, unless the page has set the focus itself. */
export function useMainFocus(pathname: string, main: RefObject<HTMLElement | null>) {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
