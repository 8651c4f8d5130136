import { vi } from 'vitest';
import { type Circumstances, listenToEvents, setViewer } from '#apps/ui/analytics/track.ts';
import { analyticsId, eventsAmong, parametersAmong, readCommands } from '#test/support/browser/analytics.ts';

/** Google Analytics in a component test. The app fills its queue as in production; Google's script is never loaded. */

const loaded: string[] = [];
/** Events of a page that did not know yet whether they may be sent. A new document keeps them until then. */
const early: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> }[] = [];
/** The browser's own function, which each test's double calls. */
const append = document.head.append.bind(document.head);

/** Gives the site an id of Google Analytics for the rest of the file. To be called at its top. */
export function setGoogleAnalytics(): void {
  const settings = document.createElement('script');
  Object.assign(settings, { id: 'site', type: 'application/json', textContent: JSON.stringify({ analyticsId }) });
  document.head.append(settings);
}

/** Forgets the events so far. */
export function clearEvents(): void {
  delete window.dataLayer;
  early.length = 0;
}

/** For the start of each test: nothing is queued yet, and the visitor agreed to cookies unless the test says otherwise. */
export function forgetEvents(consent: boolean | undefined = true): void {
  clearEvents();
  loaded.length = 0;
  // Events find no listener yet, as in a new document, with or without consent in the tests before.
  setViewer('visitor');
  listenToEvents((name, parameters: Circumstances) => early.push({ name, parameters: { ...parameters } }));
  if (consent === undefined) localStorage.removeItem('cookieConsent');
  else localStorage.setItem('cookieConsent', String(consent));
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const foreign = nodes.filter((node) => node instanceof HTMLScriptElement && node.src.startsWith('https:'));
    loaded.push(...foreign.map((node) => (node as HTMLScriptElement).src));
    append(...nodes.filter((node) => !foreign.includes(node)));
  });
}

/** The addresses of other companies' scripts that the page would have loaded. */
export const scriptsSoFar = (): readonly string[] => loaded;
export const eventsSoFar = () => [...early, ...eventsAmong(readCommands())];
export const parametersSoFar = (name: string) => parametersAmong(eventsSoFar(), name);
