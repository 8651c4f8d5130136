import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { startAnalytics } from '#apps/ui/analytics/start-analytics.ts';
import { setViewer, track } from '#apps/ui/analytics/track.ts';
import { useAuth } from '../session/use-auth.ts';

/** Rendered after the page and PageChange; tracks each page that is shown once it is known who is looking. */
export function PageViews() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const isKnown = auth.status !== 'loading';
  const type = auth.status !== 'signed-in' ? 'visitor' : auth.user.isPremium ? 'premium' : 'free';

  useEffect(startAnalytics, []);
  // A layout effect runs before the effects of the page, which may track something.
  useLayoutEffect(() => setViewer(type), [type]);
  const shown = useRef<string>(undefined);
  // Changes together with the heading; the cleanup below comes later.
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => {
      // A page that redirects has no heading.
      if (shown.current !== pathname || !document.querySelector('main h1')) return;
      track('page_view', { page_path: pathname, page_title: document.title });
    });
    return () => clearTimeout(timer);
  }, [isKnown, pathname]);
  return null;
}
