import './no-debugger-tasks.ts';
import './patient-timers.ts';
import '#apps/ui/base.css';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSender } from '#apps/ui/api/client.ts';
import { preloadRest } from '#apps/ui/api/routes.ts';
import { settingsElement } from '#apps/ui/site-settings.ts';
import { forgetDepartures } from './departures.ts';
import { restoreBrowser } from './media.ts';
import { resetNetwork, testFetch } from './network.ts';
import { closePage, watchNavigations } from './open.tsx';
import { restoreTime, setDate } from './time.ts';
import './whole-app.ts';
import { resizeWindow } from './window-size.ts';
import './without-pauses.ts';

const today = '2027-01-06T09:00:00Z';

const browserTimers = { setTimeout, setInterval, requestAnimationFrame };

let consoleErrors: MockInstance<typeof console.error>;

watchNavigations();

beforeEach(async () => {
  localStorage.clear();
  await cookieStore.delete('language');
  sessionStorage.clear();
  localStorage.setItem('cookieConsent', 'false');
  vi.stubGlobal('fetch', testFetch);
  consoleErrors = vi.spyOn(console, 'error');
  setDate(today);
  await resizeWindow(1280, 800);
  await restoreBrowser();
});

afterEach(async () => {
  restoreTime();
  await closePage();
  await cleanup();
  // Waits for requests that the app is about to send, because they still belong to this test: each loads the sender and its route first.
  await loadSender();
  await preloadRest();
  await new Promise((resolve) => setTimeout(resolve));
  forgetDepartures();
  const said = consoleErrors.mock.calls.map((words) => words.join(' '));
  vi.restoreAllMocks();
  // The files share the page, so a test whose timers are still held would stop the time of the next ones.
  const held = Object.entries(browserTimers).flatMap(([name, own]) => (Reflect.get(window, name) === own ? [] : name));
  expect({ said, held, network: resetNetwork() }).toEqual({ said: [], held: [], network: [] });
});

afterAll(() => {
  for (const settings of document.querySelectorAll(`#${settingsElement}`)) settings.remove();
  delete window.dataLayer;
});
