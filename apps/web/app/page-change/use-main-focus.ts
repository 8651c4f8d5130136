import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the main element on a new page, so that the next Tab starts there, unless the page has set the focus itself or
 * the user has opened a menu before the page arrived.
 */
export function useMainFocus(pathname: string, main: RefObject<HTMLElement | null>) {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const focused = document.activeElement;
    if (main.current?.contains(focused) || focused?.ariaExpanded === 'true') return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
