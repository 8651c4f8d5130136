import { onConsentChange, readConsent } from './consent.ts';
import { pageLocationOf } from './page-location.ts';
import { listenToEvents } from './track.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's script reads the function arguments in the queue, and ignores arrays. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Loads Google Analytics 4 for a visitor who has agreed, and sends every event to it from then on. */
export function startGoogleAnalytics(id: string) {
  // React's strict mode calls this twice.
  if (window.dataLayer) return;
  gtag('js', new Date());
  gtag('config', id, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: pageLocationOf(location),
  });
  listenToEvents((name, parameters) => {
    if (!readConsent()) return;
    // Sets the address for the events that Google's script sends itself.
    if (name === 'page_view') gtag('set', { page_location: parameters.page_location });
    gtag('event', name, parameters);
  });
  // Google's own switch, for a visitor who withdraws consent.
  onConsentChange(() => Object.assign(window, { [`ga-disable-${id}`]: !readConsent() }));
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}
