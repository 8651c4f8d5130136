import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readConsent } from '../../analytics/consent.ts';
import { listenToEvents, setViewer, track } from '../../analytics/track.ts';
import { useAuth } from '../../session/use-auth.ts';
import { siteSettings } from '../../site-settings.ts';
import { headUpdated } from '../head/describe-page.ts';

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
    let isGone = false;
    const timer = setTimeout(async () => {
      await headUpdated();
      // A page that redirects has no heading.
      if (isGone || shown.current !== pathname || !document.querySelector('main h1')) return;
      track('page_view', { page_path: pathname, page_title: document.title });
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isKnown, pathname]);
  return null;
}

/** Loads the script that sends events only if the settings have an id and the visitor has agreed. */
function startAnalytics() {
  const { analyticsId } = siteSettings();
  if (!analyticsId || !readConsent()) return listenToEvents(undefined);
  import('../../analytics/google-analytics.ts').then(
    ({ startGoogleAnalytics }) => startGoogleAnalytics(analyticsId),
    () => listenToEvents(undefined),
  );
}
