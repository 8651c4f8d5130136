import { reloadOnce } from '#apps/ui/loading/reload-once.ts';
import { readLook, showLook } from '#apps/ui/session/look.ts';

/**
 * The only script that runs before a page is painted; it is written into the head of every page. It loads the page's
 * script once the page is painted, when the reader first presses a button, or at once if they may be signed in or the
 * page is empty without it. That script runs when the whole page has arrived: it finds the parts that it works for.
 */
const { modules = '', now } = (document.currentScript as HTMLScriptElement).dataset;
const addresses = modules.split(' ');
let hasBegun = false;
let pressed: HTMLElement | undefined;

function load() {
  if (hasBegun) return;
  hasBegun = true;
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

function run() {
  import(/* @vite-ignore */ addresses[0] ?? '').catch(async () => {
    hasBegun = false;
    if (!(await reloadOnce())) showWithoutScript();
  });
}

/** Shows what a browser that runs no scripts shows: why a form does nothing, and whom to write to. */
function showWithoutScript() {
  for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent;
}

/** Keeps the last press, because the script that carries it out has not arrived. */
function hold(event: Event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  pressed = button;
  load();
}

function hasToken() {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

showLook(readLook());
document.documentElement.dataset.reads = navigator.language.slice(0, 2);
const token = hasToken();
if (now === undefined) {
  if (token) document.documentElement.dataset.token = '';
  addEventListener('click', hold, true);
  const handOver = () => {
    removeEventListener('click', hold, true);
    pressed?.click();
  };
  addEventListener('live', handOver, { once: true });
}
if (token || now !== undefined) load();
else {
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}
