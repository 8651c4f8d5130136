import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { contrastsShown } from './contrasts-shown.ts';
import { resizeWindow } from './window-size.ts';

/** The width of narrow phones, and that of a 1280 px window at 200 % zoom. */
const narrow = [320, 640] as const;

const contrast: axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What axe has found to have enough contrast in the light scheme. */
const goodInLight = new Set<string>();

/**
 * Checks the page with axe on a desktop in the light scheme and on a phone in the dark one, and that nothing overflows
 * sideways. Only colours differ between the schemes, so on the phone in the light scheme, it checks only the texts whose
 * contrast is not known. The last of the widths is the phone's; of a single one, the dark scheme's contrast is checked.
 */
export async function look(state: string, widths: readonly number[] = [1440, 390]): Promise<void> {
  const [phone] = widths.length > 1 ? widths.slice(-1) : [];
  for (const width of widths) {
    await resizeWindow(width, 900);
    const shown = [...contrastsShown()];
    if (width !== phone) await findsNothing(`${state}, light, ${width} px`);
    else {
      const include = shown.filter(([, kind]) => !goodInLight.has(kind)).map(([element]) => element);
      if (include.length > 0) await findsNothing(`${state}, light, ${width} px`, contrast, { include });
    }
    for (const [, kind] of shown) goodInLight.add(kind);
  }
  await commands.preferColors('dark');
  await findsNothing(`${state}, dark`, phone === undefined ? contrast : {});
  await commands.preferColors('light');
  for (const width of narrow) {
    await resizeWindow(width, 500);
    const sticksOut = document.documentElement.scrollWidth - window.innerWidth;
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
  await resizeWindow(1280, 800);
}

async function findsNothing(
  state: string,
  options: axe.RunOptions = {},
  context: axe.ElementContext = document,
): Promise<void> {
  // Ends animations, because colours halfway through one have a different contrast.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  // Preloads nothing, because no page has sound or video.
  const { violations } = await axe.run(context, { resultTypes: ['violations'], preload: false, ...options });
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect({ state, found }).toEqual({ state, found: [] });
}
