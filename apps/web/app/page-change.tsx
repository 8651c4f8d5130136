import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { product } from '#apps/contract/product.ts';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { type AppPageName, appPaths } from '#apps/ui/paths.ts';
import { titles } from '#words/app/titles.ts';

const titleAt = new Map(
  (Object.keys(appPaths) as AppPageName[]).map((name): [string, string] => [appPaths[name], titles[name]]),
);

/**
 * Rendered beside the page within its Suspense, so that its effects run once the new page is there: it begins at its
 * top, is named, and has the focus, unless it has set the focus itself or the user has opened a menu before it arrived.
 */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [newTitle, setNewTitle] = useState('');
  useLayoutEffect(() => {
    const title = titleAt.get(pathname);
    if (title !== undefined) document.title = `${title} | ${product.name}`;
    if (before.current !== pathname) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setNewTitle(document.title);
    const focused = document.activeElement;
    if (main.current?.contains(focused) || focused?.ariaExpanded === 'true') return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  return <VisuallyHidden role="status">{newTitle}</VisuallyHidden>;
}
