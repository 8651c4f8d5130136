import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './visitors.ts';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

let source: string | undefined;

/** Checks the page's current state against all of axe's rules. */
export async function axe(page: Page, state: string): Promise<void> {
  source ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Uses the browser's debugging protocol, which the content security policy does not restrict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    // Ends transitions, because colours in the middle of one have a different contrast.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { violations } = (await window.axe?.run(
      document,
      // Preloads nothing, because no page has sound or video.
      { resultTypes: ['violations'], preload: false },
    )) ?? { violations: [{ id: 'axe did not run', help: '', nodes: [] }] };
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  });
  expect({ state, found }).toEqual({ state, found: [] });
}
