import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../session/use-auth.ts';
import { siteSettings } from '../site-settings.ts';
import { readConsent } from './consent.ts';
import { setViewer, track } from './track.ts';

/** Stands after the page and its title, and tells of each page that is really shown, once it is known to whom. */
export function Analytics() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const isListening = useGoogleAnalytics();
  const isKnown = auth.status !== 'loading';
  const type = auth.status !== 'signed-in' ? 'visitor' : auth.user.isPremium ? 'premium' : 'free';

  useEffect(() => setViewer(type), [type]);
  useEffect(() => {
    if (!isKnown || !isListening) return;
    // A page that only leads on to another one is gone by then.
    const timer = setTimeout(() => track('page_view', { page_path: pathname, page_title: document.title }));
    return () => clearTimeout(timer);
  }, [isKnown, isListening, pathname]);
  return null;
}

/** Its script comes only where the settings name an id and the visitor has agreed. */
function useGoogleAnalytics(): boolean {
  const [isListening, setIsListening] = useState(false);
  useEffect(() => {
    const { analyticsId } = siteSettings();
    if (!analyticsId || !readConsent()) return;
    // Where the script cannot be had, nothing is counted.
    void import('./google-analytics.ts').then(
      ({ startGoogleAnalytics }) => {
        startGoogleAnalytics(analyticsId);
        setIsListening(true);
      },
      () => {},
    );
  }, []);
  return isListening;
}
