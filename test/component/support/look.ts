import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';

/** Narrow phones, and a window of 1280 px at 200 % zoom. */
const narrow = [320, 640] as const;

/**
 * Checks what is shown with axe, in both colour schemes, on a phone and on a desk, and that nothing sticks out sideways.
 * Only colours differ between the schemes, so in the second one axe checks contrast alone.
 */
export async function look(state: string, widths: readonly number[] = [1440, 390]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900);
    await findsNothing(`${state}, light, ${width} px`, { resultTypes: ['violations'] });
    await commands.preferColors('dark');
    await findsNothing(`${state}, dark, ${width} px`, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    await commands.preferColors('light');
  }
  for (const width of narrow) {
    await page.viewport(width, 500);
    const sticksOut = document.documentElement.scrollWidth - window.innerWidth;
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
  await page.viewport(1280, 800);
}

async function findsNothing(state: string, options: axe.RunOptions): Promise<void> {
  // Halfway through an animation, colours have a contrast that they don't keep.
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
