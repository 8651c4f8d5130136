import { aliveEvent } from './alive.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Stands in the head of every page, before anything is drawn, and is all the script that a page needs to be read.
 * The rest comes once the page is drawn and the browser idle, with the reader's first move, or at once where somebody
 * is signed in or the page is nothing without it. What is pressed or sent before then is done when it can be.
 */
const { modules = '', now } = (document.currentScript as HTMLScriptElement).dataset;
const page = document.documentElement;
const moves = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
const waiting: (() => void)[] = [];
let begun = false;

function begin() {
  if (begun) return;
  begun = true;
  const [entry = '', ...others] = modules.split(' ');
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ entry).catch(() => {
    begun = false;
    void reloadOnce();
  });
}

// React tells while it is at work, and takes nothing up until it is done. By then it may have drawn a field anew, empty.
addEventListener(
  aliveEvent,
  () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('#root input')];
    const written = fields.map(({ value }) => value);
    setTimeout(() => handOver(fields, written));
  },
  { once: true },
);

function handOver(fields: readonly HTMLInputElement[], written: readonly string[]) {
  for (const type of moves) removeEventListener(type, begin, true);
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  fields.forEach((field, at) => {
    const value = field.value || written[at] || '';
    if (value !== field.defaultValue) tellOfWriting(field, value);
  });
  // Each on its own, so that what is busy after one press takes no second.
  for (const act of waiting) setTimeout(act);
}

/** React counts as written what differs from the last value that was set on this very field, and has set none. */
function tellOfWriting(field: HTMLInputElement, value: string) {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Links, folded text and fields work by themselves. */
function hold(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('button, input[type=checkbox], input[type=radio]');
  if (event.type !== 'submit' && !button) return;
  event.preventDefault();
  // React would take up a press that comes while it takes the page over, and it would be done twice.
  event.stopPropagation();
  if (event.type === 'submit') {
    waiting.push(() => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter));
  } else waiting.push(() => button?.click());
}

function hasToken() {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}

for (const type of moves) addEventListener(type, begin, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', hold, true);

const token = hasToken();
if (token) page.dataset.token = '';
if (token || now !== undefined) begin();
else {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(begin);
  const drawn = () =>
    new PerformanceObserver((_, paint) => {
      paint.disconnect();
      idle();
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') drawn();
  else addEventListener('load', drawn);
}
