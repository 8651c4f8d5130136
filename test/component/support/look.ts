import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';

/** The width of narrow phones, and that of a 1280 px window at 200 % zoom. */
const narrow = [320, 640] as const;

/**
 * Checks the page with axe on a desktop and on a phone, its contrast in the dark scheme too, and that nothing overflows
 * sideways. Only colours differ between the schemes.
 */
export async function look(state: string, widths: readonly number[] = [1440, 390]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900);
    await findsNothing(`${state}, light, ${width} px`, { resultTypes: ['violations'] });
  }
  await commands.preferColors('dark');
  await findsNothing(`${state}, dark`, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await commands.preferColors('light');
  for (const width of narrow) {
    await page.viewport(width, 500);
    const sticksOut = document.documentElement.scrollWidth - window.innerWidth;
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
  await page.viewport(1280, 800);
}

async function findsNothing(state: string, options: axe.RunOptions): Promise<void> {
  // Ends animations, because colours halfway through one have a different contrast.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  const { violations } = await axe.run(document, options);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect({ state, found }).toEqual({ state, found: [] });
}
