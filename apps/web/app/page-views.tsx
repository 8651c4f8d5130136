import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readConsent } from '../analytics/consent.ts';
import { listenToEvents, setViewer, track } from '../analytics/track.ts';
import { useAuth } from '../session/use-auth.ts';
import { siteSettings } from '../site-settings.ts';
import { headChanged } from './page-change.tsx';

/** Stands after the page and its title, and tells of each page that is really shown, once it is known to whom. */
export function PageViews() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const isKnown = auth.status !== 'loading';
  const type = auth.status !== 'signed-in' ? 'visitor' : auth.user.isPremium ? 'premium' : 'free';

  useEffect(start, []);
  // Before the effects of the page itself, which may tell of something.
  useLayoutEffect(() => setViewer(type), [type]);
  useEffect(() => {
    if (!isKnown) return;
    let gone = false;
    const timer = setTimeout(async () => {
      await headChanged();
      // A page that only leads on to another one has no heading.
      if (gone || !document.querySelector('main h1')) return;
      track('page_view', { page_path: pathname, page_title: document.title });
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isKnown, pathname]);
  return null;
}

/** The script that sends comes only where the settings name an id and the visitor has agreed. */
function start() {
  const { analyticsId } = siteSettings();
  if (!analyticsId || !readConsent()) return listenToEvents(undefined);
  import('../analytics/google-analytics.ts').then(
    ({ startGoogleAnalytics }) => startGoogleAnalytics(analyticsId),
    () => listenToEvents(undefined),
  );
}
