import { siteSettings } from '../site-settings.ts';
import { readConsent } from './consent.ts';
import { listenToEvents } from './track.ts';

/** The visitor may change their mind while the script loads. */
const hasAgreed = (): boolean => readConsent() === true;

/** Loads the script that sends events only if the settings have an id and the visitor has agreed. */
export function startAnalytics() {
  const { analyticsId } = siteSettings();
  if (!analyticsId || !hasAgreed()) return listenToEvents(undefined);
  import('./google-analytics.ts').then(
    ({ startGoogleAnalytics }) => (hasAgreed() ? startGoogleAnalytics(analyticsId) : listenToEvents(undefined)),
    () => listenToEvents(undefined),
  );
}
