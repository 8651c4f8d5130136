import type { Check } from './crawl.ts';

declare global {
  interface Window {
    sent?: WeakSet<Node>;
    shifted?: number;
  }
}

/** The script of a page makes none of its elements, and what is there stays in its place. The fonts must be in the cache. */
export const asSent: Check = {
  prepare: (page) =>
    page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        window.sent = new WeakSet(document.querySelectorAll('#root *'));
      });
    }),
  arrived: async (page) => {
    const { made, shifted = Number.NaN } = await page.evaluate(() => ({
      made: [...document.querySelectorAll('#root header *, #root main *')]
        .filter((one) => !window.sent?.has(one))
        .map((one) => one.outerHTML),
      shifted: window.shifted,
    }));
    return [...made.map((html) => `made ${html}`), ...(shifted < 0.02 ? [] : [`shifted by ${shifted}`])];
  },
};
