import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../session/use-auth.ts';
import { siteSettings } from '../site-settings.ts';
import { setViewer, startGoogleAnalytics } from './google-analytics.ts';
import { track } from './track.ts';

/** Stands after the page and its title, and tells of each page that is really shown, once it is known to whom. */
export function Analytics() {
  const auth = useAuth();
  const { pathname } = useLocation();
  const isPremium = auth.status === 'signed-in' && auth.user.isPremium;

  useEffect(() => {
    const { analyticsId } = siteSettings();
    if (analyticsId) startGoogleAnalytics(analyticsId);
  }, []);
  useEffect(() => {
    if (auth.status === 'signed-in') {
      setViewer({ user_type: isPremium ? 'premium' : 'free', user_status: 'signed-in' });
    } else setViewer({ user_type: 'visitor', user_status: 'signed-out' });
  }, [auth.status, isPremium]);

  const isKnown = auth.status !== 'loading';
  useEffect(() => {
    if (!isKnown) return;
    // A page that only leads on to another one is gone by then.
    const timer = setTimeout(() => track('page_view', { page_path: pathname, page_title: document.title }));
    return () => clearTimeout(timer);
  }, [isKnown, pathname]);
  return null;
}
