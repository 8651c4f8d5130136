import { reloadOnce } from '../loading/reload-once.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { readLook, showLook } from '../session/look.ts';
import { hydratedEvent } from './hydrated-event.ts';

/**
 * The only script that runs before a page is painted; it is written into the head of every page. It loads the app once
 * the page is painted and the browser idle, when the reader first does something, or at once if they are signed in or
 * the page is empty without the app. It holds presses and submissions back until React has hydrated the page.
 */
const { modules = '', now } = (document.currentScript as HTMLScriptElement).dataset;
const page = document.documentElement;
const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
const held: (() => void)[] = [];
let hasBegun = false;

function loadApp() {
  if (hasBegun) return;
  hasBegun = true;
  const [entry = '', ...others] = modules.split(' ');
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ entry).catch(() => {
    hasBegun = false;
    void reloadOnce();
  });
}

// React dispatches this while it is still at work, and handles no event until it has finished.
addEventListener(hydratedEvent, () => setTimeout(handOver), { once: true });

function handOver() {
  for (const type of interactions) removeEventListener(type, loadApp, true);
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  // Each press runs in its own task, so that a control that is busy after one press ignores the next.
  for (const repeat of held) setTimeout(repeat);
}

/** Links, disclosures and text fields work without script. */
function hold(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');
  if (event.type !== 'submit' && !button) return;
  event.preventDefault();
  // React would replay a press that arrives while it hydrates, and it would count twice.
  event.stopPropagation();
  if (event.type === 'submit') {
    held.push(() => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter));
  } else held.push(() => button?.click());
}

function hasToken() {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

for (const type of interactions) addEventListener(type, loadApp, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', hold, true);

showLook(readLook());
const token = hasToken();
if (token) page.dataset.token = '';
if (token || now !== undefined) loadApp();
else {
  const whenPainted = () =>
    new PerformanceObserver((_, paint) => {
      paint.disconnect();
      whenIdle(loadApp);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}
