import { vi } from 'vitest';
import { startGoogleAnalytics } from '#apps/ui/analytics/google-analytics.ts';
import { analyticsId, eventsAmong, parametersAmong, readCommands } from '#test/support/browser/analytics.ts';

/** Google Analytics in a component test. The app fills its queue as in production; Google's script is never loaded. */

const loaded: string[] = [];
let isListening = false;
/** The browser's own function, which each test's double calls. */
const append = document.head.append.bind(document.head);

/** Gives the site an id of Google Analytics for the rest of the file. To be called at its top. */
export function setGoogleAnalytics(): void {
  const settings = document.createElement('script');
  Object.assign(settings, { id: 'site', type: 'application/json', textContent: JSON.stringify({ analyticsId }) });
  document.head.append(settings);
}

/** For the start of each test: nothing is queued yet, and the visitor agreed to cookies unless the test says otherwise. */
export function forgetEvents(consent: boolean | undefined = true): void {
  delete window.dataLayer;
  loaded.length = 0;
  if (consent === undefined) localStorage.removeItem('cookieConsent');
  else localStorage.setItem('cookieConsent', String(consent));
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const foreign = nodes.filter((node) => node instanceof HTMLScriptElement && node.src.startsWith('https:'));
    loaded.push(...foreign.map((node) => (node as HTMLScriptElement).src));
    append(...nodes.filter((node) => !foreign.includes(node)));
  });
  if (isListening) return;
  // Once a file without analytics has used the page, events are lost until something listens to them.
  startGoogleAnalytics(analyticsId);
  isListening = true;
  delete window.dataLayer;
  loaded.length = 0;
}

/** The addresses of other companies' scripts that the page would have loaded. */
export const scriptsSoFar = (): readonly string[] => loaded;
export const eventsSoFar = () => eventsAmong(readCommands());
export const parametersSoFar = (name: string) => parametersAmong(eventsSoFar(), name);
