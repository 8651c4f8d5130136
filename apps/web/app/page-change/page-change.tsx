import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { hydratedEvent } from '../hydrated-event.ts';
import { useMainFocus } from './use-main-focus.ts';
import { useScroll } from './use-scroll.ts';
import { useTitle } from './use-title.ts';

/** Rendered beside the page within its Suspense, so that its effects run once the new page is there. */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const { pathname } = location;
  useScroll(location);
  useMainFocus(pathname, main);
  const newTitle = useTitle(pathname);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return <VisuallyHidden role="status">{newTitle}</VisuallyHidden>;
}
