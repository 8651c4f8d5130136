import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver } from '#apps/web/app/worker/take-over.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const french = { scriptURL: 'https://upkept.example/service-worker-fr.js' };
const english = { scriptURL: 'https://upkept.example/service-worker.js' };
type Registration = { active: typeof french | null; installing: typeof french | null; waiting: typeof french | null };

/** The French worker, and how often it has asked to replace the active one. */
function frenchWorker(state: Partial<Registration>) {
  const registration: Registration = { active: null, installing: null, waiting: null, ...state };
  const skipWaiting = vi.fn(async () => {});
  takeOver({ location: { href: french.scriptURL }, registration, skipWaiting });
  return { registration, asked: () => skipWaiting.mock.calls.length };
}

it('the worker of a new language asks again until it has replaced the other', () => {
  const { registration, asked } = frenchWorker({ active: english, installing: french });
  expect(asked()).toBe(1);
  Object.assign(registration, { installing: null, waiting: french });
  vi.advanceTimersByTime(3_000);
  expect(asked()).toBe(4);
  Object.assign(registration, { waiting: null, active: french });
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(4);
});

it('it stops asking when it isn’t wanted any more', () => {
  const { registration, asked } = frenchWorker({ active: english, waiting: french });
  registration.waiting = english;
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(1);
});

it.each([
  ['a new version waits for the pages of the old one', { active: french, waiting: french }],
  ['the first worker of a browser replaces none', { installing: french }],
])('%s', (_, state) => {
  const { asked } = frenchWorker(state);
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(0);
});
