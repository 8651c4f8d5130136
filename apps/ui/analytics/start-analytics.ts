import { siteSettings } from '../site-settings.ts';
import { readConsent } from './consent.ts';
import { listenToEvents } from './track.ts';

/** Loads the script that sends events only if the settings have an id and the visitor has agreed. */
export function startAnalytics() {
  const { analyticsId } = siteSettings();
  if (!analyticsId || !readConsent()) return listenToEvents(undefined);
  import('./google-analytics.ts').then(
    // The visitor may have changed their mind while it loaded.
    ({ startGoogleAnalytics }) => (readConsent() ? startGoogleAnalytics(analyticsId) : listenToEvents(undefined)),
    () => listenToEvents(undefined),
  );
}
